// npm run bench -- faults/surroundings --seconds=60 [--manner=slow]: mail server and gateway are down, slow, or lie for a whole run.
import { setTimeout as pause } from 'node:timers/promises'
import { HurtProduct } from '@vendaclara/testing/faults/hurt-product'
import { numberGiven, onBothDatabases } from './places.ts'

const seconds = numberGiven('seconds', 10)

const only = process.argv.find((word) => word.startsWith('--manner='))?.slice('--manner='.length)

for (const manner of (['down', 'slow', 'lying'] as const).filter((one) => one === (only ?? one))) {
  console.log(`mail server and gateway: ${manner}, for ${seconds} s`)
  await onBothDatabases(async (place) => {
    const product = await HurtProduct.open({ ...place, sellers: 8 })
    try {
      Object.assign(product.surroundings, { mailManner: manner, gatewayManner: manner })
      await product.start()
      await pause(seconds * 1000)
      return await product.found()
    } finally {
      await product.stop()
    }
  })
}
