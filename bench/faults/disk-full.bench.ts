// As root on Linux: npm run bench -- faults/disk-full: fills the disk under the database again and again, and makes room.
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { HurtProduct } from '@vendaclara/testing/faults/hurt-product'
import { numberGiven, onBothDatabases } from './places.ts'

const times = numberGiven('times', 3)

await onBothDatabases(
  async ({ postgres, disk, ...place }) => {
    const product = await HurtProduct.open({ ...place, sellers: 8 })
    const ballast = join(disk, 'ballast')
    let ended = 0
    try {
      await product.start()
      for (let time = 1; time <= times; time += 1) {
        await pause(1000)
        // Some room is left, so that it becomes full in the middle of something.
        fill(disk, ballast, Math.random() * 300_000)
        await pause(4000)
        rmSync(ballast)
        await postgres?.start()
        if (product.server.process.exitCode !== null) ended += 1
        await product.startIfEnded()
      }
      return { times, 'ended by it': ended, ...(await product.found()) }
    } finally {
      await product.stop()
    }
  },
  { on: 'small' },
)

function fill(disk: string, file: string, left: number): void {
  const handle = openSync(file, 'w')
  const piece = Buffer.alloc(64 * 1024)
  const room = () => {
    const { bavail, bsize } = statfsSync(disk)
    return bavail * bsize
  }
  try {
    while (room() > left) writeSync(handle, piece)
  } catch {
    // Somebody else took the last of it.
  } finally {
    closeSync(handle)
  }
}
