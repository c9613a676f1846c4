// As root on Linux: npm run bench -- faults/disk-full: fills the disk under the database again and again, and makes room.
import { setTimeout as pause } from 'node:timers/promises'
import { HurtProduct } from '@vendaclara/testing/faults/hurt-product'
import { numberGiven, onOwnDisk } from './places.ts'

const times = numberGiven('times', 3)

await onOwnDisk(400, async ({ postgres, ...place }, disk) => {
  const product = await HurtProduct.open({ ...place, sellers: 8 })
  let ended = 0
  try {
    await product.start()
    for (let time = 1; time <= times; time += 1) {
      await pause(1000)
      // Some room is left, so that it becomes full in the middle of something.
      disk.fill(Math.random() * 300_000)
      await pause(4000)
      disk.makeRoom()
      await postgres?.start()
      if (product.server.process.exitCode !== null) ended += 1
      await product.startIfEnded()
    }
    return { times, 'ended by it': ended, ...(await product.found()) }
  } finally {
    await product.stop()
  }
})
