import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** Tests that try out everything there is. What breaks a rule mostly falls before their turn comes. */
const THOROUGH = [/commands\/legal/, /scenario/, /setup/, /odds/, /commands\/notation/, /path\.test/]

class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => THOROUGH.findIndex((name) => name.test(moduleId))
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** What the mutation test runs: the rules' own sentences, not the long random voyages. */
export default defineConfig({
  test: {
    include: [
      'test/engine/red-november/{rules,commands,data,scenario}/*.test.ts',
      'test/engine/red-november/examples.test.ts',
      'test/engine/dark-cave/{rules,data}/*.test.ts',
      'test/engine/dark-cave/{examples,notation,scenario,view}.test.ts',
    ],
    // One worker for all files of a run, a new one for each mutant: a third of the time.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    // As everywhere: a busy machine is no failed test. What hangs for good, Stryker ends.
    testTimeout: 600_000,
  },
})
