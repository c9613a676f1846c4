import { createHash } from 'node:crypto'
import path from 'node:path'

/** Where the operator reaches the product that runs with this folder: a socket in it, on Windows a named pipe called after it. */
export function operatorAddress(dataDir: string, platform: NodeJS.Platform = process.platform): string {
  if (platform !== 'win32') return path.join(dataDir, 'operator.sock')
  // Windows takes a folder's name in any case.
  const name = createHash('sha256').update(path.win32.resolve(dataDir).toLowerCase()).digest('hex')
  return `\\\\.\\pipe\\vendaclara-${name.slice(0, 32)}`
}
