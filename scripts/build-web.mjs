import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { runTool } from './run-tool.mjs'

const receipt = join(root, 'web', 'dist', '.built-from')
const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'web/{index.html,vite.config.ts,package.json,tsconfig.json}',
  'web/{src,public}/**',
  '{core,contract,spreadsheet}/src/**',
]

/** Builds the web part unless what lies in web/dist was built from these very sources. */
export async function buildWeb() {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  const wanted = hash.digest('hex')
  if (existsSync(receipt) && readFileSync(receipt, 'utf8') === wanted) return
  console.log('Construindo a parte web…')
  const { code } = await runTool('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'web') })
  if (code !== 0) process.exit(code)
  writeFileSync(receipt, wanted)
}
