// As root on Linux: npm run bench -- faults/power-cuts: cuts the power of the disk under the whole product, as bench/power-cut does.
import { setTimeout as pause } from 'node:timers/promises'
import { HurtProduct } from '@vendaclara/testing/faults/hurt-product'
import { numberGiven, onOwnDisk } from './places.ts'

const times = numberGiven('times', 5)

await onOwnDisk(900, async ({ postgres, ...place }, disk) => {
  const product = await HurtProduct.open({ ...place, sellers: 8 })
  try {
    for (let cut = 1; cut <= times; cut += 1) {
      await product.start()
      await pause(1000 + Math.random() * 2000)
      disk.cutPower()
      await Promise.all([product.kill(), postgres?.kill()])
      disk.givePower()
      await postgres?.start()
    }
    await product.start()
    return { cuts: times, ...(await product.found()) }
  } finally {
    await product.stop()
  }
})
