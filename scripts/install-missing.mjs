import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const lock = join(root, 'package-lock.json')
const receipt = join(root, 'node_modules', '.installed-lock')

/**
 * Installs the packages of the current lock file, unless they are installed. Verbs that only run the product
 * (`onlyRuns`) accept a production install, and make one with NODE_ENV=production, which runs no script of a package.
 */
export function installMissing({ onlyRuns }) {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(receipt) && readFileSync(receipt, 'utf8') === wanted) return
  if (onlyRuns && hasWhatRuns()) return
  const withTools = !(onlyRuns && process.env.NODE_ENV === 'production')
  console.log('Instalando as dependências (npm ci)…')
  npmCi(root, ...(withTools ? ['--include=dev'] : ['--omit=dev', '--ignore-scripts']))
  if (withTools) writeFileSync(receipt, wanted)
}

export function npmCi(cwd, ...options) {
  const shared = ['--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync('npm', ['ci', ...options, ...shared], {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (done.status === 0) return
  console.error('npm ci falhou; veja a mensagem acima e tente de novo.')
  process.exit(done.status ?? 1)
}

/**
 * Compares with npm's own list of what it installed. Optional packages may be missing: most are for other platforms.
 */
function hasWhatRuns() {
  const note = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const there = packagesOf(note)
  return Object.entries(packagesOf(lock)).every(([path, { dev, devOptional, optional, integrity }]) => {
    if (integrity === undefined || dev || devOptional) return true
    return there[path] === undefined ? optional : there[path].integrity === integrity
  })
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
