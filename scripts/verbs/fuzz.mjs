// npm run fuzz [-- core contract spreadsheet web api] [--minutes=60]: properties by random seeds until one fails or the time is over.
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { root } from '../root.mjs'
import { runTool } from '../run-tool.mjs'

const words = process.argv.slice(2)
const known = ['core', 'contract', 'spreadsheet', 'web', 'api']
const named = words.filter((word) => known.includes(word))
const minutes = Number(words.find((word) => word.startsWith('--minutes='))?.slice('--minutes='.length) ?? 60)
const runs = 1000
const end = Date.now() + minutes * 60_000

const ofProject = (project) =>
  globSync(`${project}/{src,test}/**/*.test.ts`, { cwd: root }).filter((path) =>
    readFileSync(`${root}/${path}`, 'utf8').includes("from 'fast-check'"),
  )

let rounds = 0
let failed = false
while (Date.now() < end && !failed) {
  for (const project of named.length > 0 ? named : known) {
    const seed = randomInt(2 ** 31)
    console.log(`\n— ${project}, seed ${seed}`)
    const { code } = await runTool(
      'vitest',
      ['run', `--project=${project}`, '--reporter=dot', '--testTimeout=1800000', ...ofProject(project)],
      { env: { PROPERTY_SEED: String(seed), PROPERTY_RUNS: String(runs) } },
    )
    if (code === 0) continue
    console.log(`\nFound with PROPERTY_SEED=${seed}: it becomes an example of its property.`)
    failed = true
    break
  }
  if (!failed) rounds += 1
}
console.log(`\n${rounds} passed, ${failed ? 1 : 0} failed`)
process.exitCode = failed ? 1 : 0
