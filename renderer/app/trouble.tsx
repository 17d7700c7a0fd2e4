import { Component, type ComponentChildren, type JSX } from 'preact'
import { fail, failure } from '../core/failure.ts'
import { Crash } from './crash.tsx'

/** Shows the page, or the calm one once something in it has failed. */
export class SafetyNet extends Component<{ readonly children: ComponentChildren }> {
  override componentDidCatch(error: unknown): void {
    fail(error)
  }

  render(): JSX.Element | ComponentChildren {
    return failure.value === null ? this.props.children : <Crash error={failure.value} again={false} />
  }
}
