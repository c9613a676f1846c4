import fs from 'node:fs'

/** Whether a process is running. A zombie, which was killed and waits for its parent, is not. */
export function isProcessAlive(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false
  try {
    process.kill(id, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return !isZombie(id)
}

function isZombie(id: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    // The process name before the state is in parentheses and may itself contain some.
    return /\) [ZX] [^)]*$/.test(fs.readFileSync(`/proc/${id}/stat`, 'utf8'))
  } catch {
    return false
  }
}
