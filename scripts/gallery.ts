import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { ROOT } from './paths.ts'

export interface Gallery {
  /** Where gallery.html is. */
  readonly address: string
  /** Where cave.html is: the other game's. */
  readonly cave: string
  readonly server: ViteDevServer
}

/** Serves the gallery to this machine. It is no part of the built app. */
export async function openGallery(port = 0, watch = true): Promise<Gallery> {
  const server = await createServer({
    configFile: false,
    root: join(ROOT, 'tools', 'gallery'),
    publicDir: join(ROOT, 'assets', 'public'),
    cacheDir: join(ROOT, 'node_modules', '.vite-gallery'),
    logLevel: 'warn',
    optimizeDeps: { entries: ['gallery.html', 'cave.html'] },
    server: { port, fs: { allow: [ROOT] }, ...(watch ? {} : { watch: null, hmr: false }) },
  })
  await server.listen()
  const address = server.resolvedUrls?.local[0] ?? ''
  return { address: `${address}gallery.html`, cave: `${address}cave.html`, server }
}

const USUAL_PORT = 4180

if (process.argv[1] === import.meta.filename) {
  const { address, cave } = await openGallery(Number(process.env.PORT ?? USUAL_PORT))
  console.log(`The gallery is on ${address}, the cave's on ${cave} (Ctrl+C ends it).`)
}
