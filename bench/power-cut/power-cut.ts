// As root on Linux: node bench/power-cut.ts [cuts]. Writes single rows, cuts the power of the disk under them, counts what is left.
import { execFileSync, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url))
const secondsOfWriting = 5
const shutdownWithoutFlush =
  "open F, '<', $ARGV[0] or die; my $how = pack('L', 2); ioctl(F, 0x8004587d, $how) or die $!"

for (const form of ['durable', 'as-it-comes'] as const) {
  const cuts = Number(process.argv[2] ?? 3)
  const results = []
  for (let cut = 1; cut <= cuts; cut += 1) results.push(await cutPower(form))
  console.log(form)
  console.table(results)
}

async function cutPower(
  form: string,
): Promise<{ acknowledged: number; found: number; lost: number } | string> {
  const folder = mkdtempSync(join(tmpdir(), 'vendaclara-power-cut-'))
  const disk = join(folder, 'disk')
  const mounted = join(folder, 'mounted')
  execFileSync('truncate', ['-s', '600M', disk])
  execFileSync('mkfs.ext4', ['-q', disk])
  execFileSync('mkdir', [mounted])
  execFileSync('mount', ['-o', 'loop', disk, mounted])
  try {
    const acknowledged = await writeUntilCut(form, mounted)
    execFileSync('umount', [mounted])
    execFileSync('mount', ['-o', 'loop', disk, mounted])
    const found = await countRows(form, mounted)
    return { acknowledged, found, lost: Math.max(0, acknowledged - found) }
  } finally {
    execFileSync('umount', [mounted])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The last row whose commit was acknowledged before the disk stood still. */
function writeUntilCut(form: string, folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let acknowledged = 0
    const child = fork(writer, [form, folder, 'write'], { silent: true })
    child.on('message', (row) => {
      if (acknowledged === 0) setTimeout(cut, secondsOfWriting * 1000)
      acknowledged = Number(row)
    })
    child.on('error', reject)
    child.on('exit', () => resolve(acknowledged))
    function cut(): void {
      execFileSync('perl', ['-e', shutdownWithoutFlush, folder])
      child.kill('SIGKILL')
    }
  })
}

function countRows(form: string, folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    const child = fork(writer, [form, folder, 'count'], { silent: true })
    child.on('message', (counted) => {
      rows = Number(counted)
    })
    child.on('error', reject)
    child.on('exit', () => resolve(rows))
  })
}
