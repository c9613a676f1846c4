import { writeSync } from 'node:fs'

// Loaded before a process by NODE_OPTIONS: at SIGUSR2 it writes the longest time, since the last one, in which its first thread served no request.
const beat = 2
let [wall, used] = [0, 0]
let [at, cpu] = [performance.now(), usedByThread()]

function usedByThread(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

setInterval(() => {
  const [now, nowUsed] = [performance.now(), usedByThread()]
  wall = Math.max(wall, now - at - beat)
  used = Math.max(used, nowUsed - cpu)
  ;[at, cpu] = [now, nowUsed]
}, beat).unref()

process.on('SIGUSR2', () => {
  writeSync(1, `\nstalled ${JSON.stringify({ wall: Math.round(wall), used: Math.round(used) })}\n`)
  ;[wall, used] = [0, 0]
})
