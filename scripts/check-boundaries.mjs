import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import configuration from '../.dependency-cruiser.mjs'
import { rooms } from './rooms.mjs'
import { root } from './root.mjs'
import { runTool } from './run-tool.mjs'

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const ours = new RegExp(`^(${workspaces.join('|')})/(?!.*(node_modules|dist)/).*\\.tsx?$`)

const { output } = await runTool(
  'depcruise',
  [...workspaces, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
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
// A room nobody put in order would be under no rule.
const unlisted = globSync('web/src/features/*/*/', { cwd: root })
  .map((folder) => folder.split(/[\\/]/).slice(-2))
  .filter(([feature, room]) => feature in rooms && !rooms[feature].includes(room))
for (const [feature, room] of unlisted) {
  console.log(`web/src/features/${feature}/${room} has no place in scripts/rooms.mjs`)
}
// More than a reader takes in at a look is more than one subject.
const mostEntries = 15
const unread = ['node_modules', 'dist', 'data', 'test-results', 'playwright-report']
/** Lists, of which nobody reads all: what a tool generates, what is numbered as it comes, and a file for each fault. */
const lists = ['api/migrations', 'docs/decisions', 'samples/*/odd']
// In the root lies what tools look for there.
const crowded = globSync('*/{,**/}', {
  cwd: root,
  exclude: [...unread.map((name) => `**/${name}`), ...lists],
}).filter(
  (folder) => readdirSync(join(root, folder)).filter((name) => !unread.includes(name)).length > mostEntries,
)
for (const folder of crowded)
  console.log(`${folder} has more than ${mostEntries} entries: give what belongs together a folder`)
const violations = summary.violations.length + unlisted.length + crowded.length
console.log(`${seen.length} of ${there.length} modules seen, ${violations} violations`)
process.exitCode = violations === 0 && seen.length === there.length ? 0 : 1
