// npm run bench -- faults/database-kills: ends PostgreSQL at once under the product, again and again, and starts it again.
import { setTimeout as pause } from 'node:timers/promises'
import { HurtProduct } from '@vendaclara/testing/faults/hurt-product'
import { numberGiven, onBothDatabases } from './places.ts'

const times = numberGiven('times', 10)

await onBothDatabases(async ({ postgres, ...place }) => {
  // The embedded one ends with the product: faults/kills.
  if (!postgres) return {}
  const product = await HurtProduct.open({ ...place, sellers: 8 })
  try {
    await product.start()
    for (let kill = 1; kill <= times; kill += 1) {
      await pause(Math.random() * 2000)
      await postgres.kill()
      await pause(Math.random() * 1000)
      await postgres.start()
    }
    await pause(1000)
    await product.startIfEnded()
    return { kills: times, ...(await product.found()) }
  } finally {
    await product.stop()
  }
})
