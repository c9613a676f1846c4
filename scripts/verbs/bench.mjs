import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.mjs'

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const benches = globSync('bench/**/*.bench.ts', { cwd: root }).sort()
for (const bench of benches.filter(
  (path) => wanted.length === 0 || wanted.some((name) => path.includes(name)),
)) {
  await import(pathToFileURL(join(root, bench)).href)
}
