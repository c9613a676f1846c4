import fs from 'node:fs'

/** Whether a process still runs; one that was killed and only waits for its parent to take notice does not. */
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
    // The name before the state is in parentheses and may itself hold some.
    return /\) [ZX] [^)]*$/.test(fs.readFileSync(`/proc/${id}/stat`, 'utf8'))
  } catch {
    return false
  }
}
