import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartFailure } from '../../config/start-failure.ts'
import { folderInUse } from '../texts.ts'

const heldHere = new Set<string>()
const retryMilliseconds = 50

/**
 * Ensures that only one process uses a folder, because the embedded database itself does not. Returns the function
 * that unlocks it. Waits a moment for a process that is just ending, and removes the lock of one that has ended.
 */
export async function lockFolder(folder: string, patienceMilliseconds = 2000): Promise<() => void> {
  const file = path.join(fs.realpathSync(folder), 'database.lock')
  const own = `${file}.${process.pid}`
  fs.writeFileSync(own, String(process.pid))
  try {
    for (let waited = 0; !linked(own, file); ) {
      const holder = holderOf(file)
      if (holder === undefined) moveAway(file, `${own}.stale`)
      else if (waited >= patienceMilliseconds) throw new StartFailure(folderInUse(folder, holder))
      else waited += await pause(retryMilliseconds, retryMilliseconds)
    }
  } finally {
    fs.rmSync(own, { force: true })
  }
  heldHere.add(file)
  return () => {
    heldHere.delete(file)
    fs.rmSync(file, { force: true })
  }
}

/** A hard link appears together with its content, so no process reads a lock without a process id. */
function linked(own: string, file: string): boolean {
  try {
    fs.linkSync(own, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function holderOf(file: string): number | undefined {
  if (heldHere.has(file)) return process.pid
  try {
    const holder = Number(fs.readFileSync(file, 'utf8'))
    // Process ids are reused: after a restart of the machine, and often in a container.
    if (holder === process.pid || isOlderThanMachine(file)) return undefined
    return isProcessAlive(holder) ? holder : undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Whether a file was last written before the machine was last started. */
function isOlderThanMachine(file: string): boolean {
  return fs.statSync(file).mtimeMs < Date.now() - os.uptime() * 1000
}

/** Whether a process is running. A zombie, which was killed and waits for its parent, is not. */
function isProcessAlive(id: number): boolean {
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

/** If two processes remove a stale lock, the second must not remove the new lock of the first. */
function moveAway(file: string, stale: string): void {
  try {
    fs.renameSync(file, stale)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  if (holderOf(stale) !== undefined) linked(stale, file)
  fs.rmSync(stale, { force: true })
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
