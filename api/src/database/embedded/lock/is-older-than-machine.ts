import fs from 'node:fs'
import os from 'node:os'

/** Whether a file was last written before the machine was last started. */
export function isOlderThanMachine(file: string): boolean {
  return fs.statSync(file).mtimeMs < Date.now() - os.uptime() * 1000
}
