import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const lock = join(root, 'package-lock.json')
const receipt = join(root, 'node_modules', '.installed-lock')

/** Runs `npm ci` unless the packages of this very lock file are already there. */
export function installMissing() {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(receipt) && readFileSync(receipt, 'utf8') === wanted) return
  console.log('Instalando as dependências (npm ci)…')
  const done = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (done.status !== 0) {
    console.error('npm ci falhou; veja a mensagem acima e tente de novo.')
    process.exit(done.status ?? 1)
  }
  writeFileSync(receipt, wanted)
}
