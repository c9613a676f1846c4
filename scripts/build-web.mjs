import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npmCi } from './install-missing.mjs'
import { root } from './root.mjs'
import { runTool } from './run-tool.mjs'

const dist = join('web', 'dist')
const receipt = join(root, dist, '.built-from')
const vite = join('node_modules', 'vite', 'bin', 'vite.js')
const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'web/{index.html,vite.config.ts,package.json,tsconfig.json}',
  'web/{src,public,build,help}/**',
  '{core,contract,spreadsheet}/src/**',
]
const manifests = ['package.json', '.npmrc', '*/package.json']

/** Builds the web part, unless web/dist was built from exactly these sources. */
export async function buildWeb() {
  const hash = createHash('sha256')
  for (const file of filesOf(sources)) hash.update(`/${file}`).update(readFileSync(join(root, file)))
  const wanted = hash.digest('hex')
  if (existsSync(receipt) && readFileSync(receipt, 'utf8') === wanted) return
  console.log('Construindo a parte web…')
  if (existsSync(join(root, vite))) await build(root)
  else await buildApart()
  writeFileSync(receipt, wanted)
}

/** A production install has no build tools. They are installed into a folder that is deleted after the build. */
async function buildApart() {
  const apart = mkdtempSync(join(tmpdir(), 'vendaclara-build-'))
  process.once('exit', () => rmSync(apart, { recursive: true, force: true }))
  for (const file of filesOf([...sources, ...manifests])) cpSync(join(root, file), join(apart, file))
  npmCi(apart, '--include=dev', '--workspace=web', '--ignore-scripts')
  await build(apart)
  rmSync(join(root, dist), { recursive: true, force: true })
  cpSync(join(apart, dist), join(root, dist), { recursive: true })
  rmSync(apart, { recursive: true, force: true })
}

async function build(folder) {
  const { code } = await runTool(process.execPath, [join(folder, vite), 'build', '--logLevel', 'warn'], {
    cwd: join(folder, 'web'),
  })
  if (code !== 0) throw new Error(`The build of the web part ended with ${code}.`)
}

function filesOf(patterns) {
  return globSync(patterns, { cwd: root, withFileTypes: true, exclude: ['node_modules'] })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()
}
