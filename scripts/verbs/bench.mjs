import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.mjs'

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const benches = globSync('bench/**/*.bench.ts', { cwd: root }).sort()
/** Those under faults/ take hours or need root, so they run only when named. */
const isAskedFor = (path) =>
  wanted.length === 0 ? !path.includes('bench/faults/') : wanted.some((name) => path.includes(name))
for (const bench of benches.filter(isAskedFor)) {
  await import(pathToFileURL(join(root, bench)).href)
}
