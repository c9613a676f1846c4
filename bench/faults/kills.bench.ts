// npm run bench -- faults/kills --times=1000: kills the product at random moments while sellers save, buy and ask for mails.
import { setTimeout as pause } from 'node:timers/promises'
import { HurtProduct } from '@vendaclara/testing/faults/hurt-product'
import { numberGiven, onBothDatabases } from './places.ts'

const times = numberGiven('times', 20)
const longestLife = numberGiven('life', 2000)

await onBothDatabases(async ({ kind, ...place }) => {
  const product = await HurtProduct.open({ ...place, sellers: 8 })
  try {
    for (let kill = 1; kill <= times; kill += 1) {
      await product.start()
      await pause(Math.random() * longestLife)
      await product.kill()
      if (kill % 50 === 0) console.log(`${kind}: ${kill} kills, ${product.ledger.writes} writes acknowledged`)
    }
    await product.start()
    return { kills: times, ...(await product.found()) }
  } finally {
    await product.stop()
  }
})
