import { readFileSync } from 'node:fs'

const shells = new Set(['sh', 'dash', 'bash', 'ash', 'zsh'])

/**
 * npm ends its shell, but not the processes that the shell started. So this calls `stop` when npm or its shell is
 * gone.
 */
export function watchNpm(stop) {
  if (!process.env.npm_lifecycle_event) return
  const before = startedBy()
  const watch = setInterval(() => {
    if (startedBy() === before) return
    clearInterval(watch)
    stop()
  }, 250)
  watch.unref()
}

function startedBy() {
  const { ppid } = process
  if (process.platform !== 'linux') return String(ppid)
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${ppid}/stat`, 'utf8'))
    return shells.has(name) ? `${ppid} of ${parent}` : String(ppid)
  } catch {
    return 'unknown'
  }
}
