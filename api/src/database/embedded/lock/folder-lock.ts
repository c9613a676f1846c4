import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartFailure } from '../../../config/start-failure.ts'
import { folderInUse } from '../../texts.ts'
import { isOlderThanMachine } from './is-older-than-machine.ts'
import { isProcessAlive } from './is-process-alive.ts'

const heldHere = new Set<string>()
const retryMilliseconds = 50

/**
 * Keeps two processes off one folder, which the embedded database itself does not; answers how to let go.
 * It waits a moment for a holder that is just ending, and clears the lock of one that has ended.
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

/** A link appears with its content at once, so that nobody ever reads a lock without its process id. */
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
    // Process ids are given again: after a restart of the machine, and in a container often the same one.
    if (holder === process.pid || isOlderThanMachine(file)) return undefined
    return isProcessAlive(holder) ? holder : undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Of two processes that clear a stale lock, the later must not take away the lock the earlier has just made. */
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
