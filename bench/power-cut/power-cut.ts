// As root on Linux: node bench/power-cut.ts [cuts]. Writes single rows, cuts the power of the disk under them, counts what is left.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { OwnDisk } from '@vendaclara/testing/faults/own-disk'

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url))
const secondsOfWriting = 5

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
  const disk = OwnDisk.make(600)
  try {
    const acknowledged = await writeUntilCut(form, disk)
    disk.givePower()
    const found = await countRows(form, disk.folder)
    return { acknowledged, found, lost: Math.max(0, acknowledged - found) }
  } finally {
    disk.remove()
  }
}

/** The last row whose commit was acknowledged before the disk stopped. */
function writeUntilCut(form: string, disk: OwnDisk): Promise<number> {
  return new Promise((resolve, reject) => {
    let acknowledged = 0
    const child = fork(writer, [form, disk.folder, 'write'], { silent: true })
    child.on('message', (row) => {
      if (acknowledged === 0) setTimeout(cut, secondsOfWriting * 1000)
      acknowledged = Number(row)
    })
    child.on('error', reject)
    child.on('exit', () => resolve(acknowledged))
    function cut(): void {
      disk.cutPower()
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
