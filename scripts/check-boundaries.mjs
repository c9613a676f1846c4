import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import configuration from '../.dependency-cruiser.mjs'
import { longFunctions } from './checks/long-functions.mjs'
import { rooms } from './rooms.mjs'
import { root } from './root.mjs'
import { runTool } from './run-tool.mjs'

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const ours = new RegExp(`^(${workspaces.join('|')})/(?!.*(node_modules|dist)/).*\\.tsx?$`)

const cache = ['--cache', '--cache-strategy', 'content']
const { output } = await runTool(
  'depcruise',
  [...workspaces, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...cache],
  { quiet: true },
)
const { modules, summary } = JSON.parse(output)
const seen = modules.filter(
  ({ source }) => ours.test(source) && !source.endsWith('.d.ts') && existsSync(join(root, source)),
)
const there = globSync(`{${workspaces}}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', '**/*.d.ts'],
})

for (const { rule, from, to } of summary.violations) {
  const comment = configuration.forbidden.find(({ name }) => name === rule.name)?.comment
  console.log(`${rule.name}: ${from} → ${to}\n  ${comment}`)
}
// A room that is not listed would not be under any rule.
const unlisted = Object.entries(rooms).flatMap(([above, features]) =>
  Object.entries(features).flatMap(([feature, order]) =>
    globSync(`${above}/${feature}/*/`, { cwd: root }).filter(
      (folder) => !order.includes(folder.split(/[\\/]/).findLast((name) => name !== '')),
    ),
  ),
)
for (const room of unlisted) console.log(`${room} has no place in scripts/rooms.mjs`)
// A folder with more entries than a reader takes in at a glance covers more than one subject.
const mostEntries = 15
const unread = ['node_modules', 'dist', 'data', 'test-results', 'playwright-report']
/** Folders that are never read as a whole: generated files, numbered files, and one file per fault. */
const lists = ['api/migrations', 'docs/decisions', 'samples/*/odd']
// The root is not checked: tools look for their files there.
const crowded = globSync('*/{,**/}', {
  cwd: root,
  exclude: [...unread.map((name) => `**/${name}`), ...lists],
}).filter(
  (folder) => readdirSync(join(root, folder)).filter((name) => !unread.includes(name)).length > mostEntries,
)
for (const folder of crowded)
  console.log(`${folder} has more than ${mostEntries} entries: give what belongs together a folder`)
const long = longFunctions(workspaces)
for (const one of long) console.log(`${one}: give a part of it a name of its own`)
const violations = summary.violations.length + unlisted.length + crowded.length + long.length
console.log(`${seen.length} of ${there.length} modules seen, ${violations} violations`)
process.exitCode = violations === 0 && seen.length === there.length ? 0 : 1
