import { createHash } from 'node:crypto'
import path from 'node:path'

/**
 * Where the operator's commands reach the product that runs with this folder: a socket in it, or on Windows a named
 * pipe derived from its path.
 */
export function operatorAddress(dataDir: string, platform: NodeJS.Platform = process.platform): string {
  if (platform !== 'win32') return path.join(dataDir, 'operator.sock')
  // Windows ignores the case of paths.
  const name = createHash('sha256').update(path.win32.resolve(dataDir).toLowerCase()).digest('hex')
  return `\\\\.\\pipe\\vendaclara-${name.slice(0, 32)}`
}
