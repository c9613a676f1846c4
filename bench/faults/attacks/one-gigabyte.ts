import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const gigabyte = 1024 ** 3

/** Gives a process 1 GB, as root on Linux. Answers the folder that says so, to be removed once it has ended. */
export function limit(id: number | undefined): string | undefined {
  if (!existsSync('/sys/fs/cgroup/memory') || process.getuid?.() !== 0) return undefined
  const group = `/sys/fs/cgroup/memory/vendaclara-attack-${id}`
  mkdirSync(group)
  writeFileSync(join(group, 'memory.limit_in_bytes'), String(gigabyte))
  writeFileSync(join(group, 'cgroup.procs'), String(id))
  return group
}

/** The most that was resident, in MB; 0 once the process has ended. */
export function peak(id: number | undefined): number {
  const status = existsSync(`/proc/${id}/status`) ? readFileSync(`/proc/${id}/status`, 'utf8') : ''
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(status) ?? []
  return Math.round(Number(kilobytes ?? 0) / 1024)
}
