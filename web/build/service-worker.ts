import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** Files that are not needed offline: the password checker, and the characters of other languages. */
const left = /password-judge|inter-(?!latin-wght)/

/** Builds the service worker with its list of files to keep: the page and every screen with its workers. */
export function serviceWorker(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      folder = join(root, config.build.outDir)
    },
    writeBundle: async () => {
      const assets = await readdir(join(folder, 'assets'))
      const kept = assets.filter((name) => /\.(js|css|woff2|xlsx)$/.test(name) && !left.test(name))
      const page = await readFile(join(folder, 'index.html'))
      const revision = createHash('sha256').update(page).digest('hex').slice(0, 16)
      const builtFiles = [
        { url: '/index.html', revision },
        // Their names contain a hash of their content.
        ...kept.map((name) => ({ url: `/assets/${name}`, revision: null })),
      ]
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          builtFiles: JSON.stringify(builtFiles),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2023',
          rolldownOptions: {
            input: join(root, 'src/app/offline/sw.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      })
    },
  }
}
