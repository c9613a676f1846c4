// npm run bench -- faults/clock-jumps: the product's clock jumps by hours and days, there and back, while sellers work.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { HurtProduct } from '@vendaclara/testing/faults/hurt-product'
import { numberGiven, onBothDatabases } from './places.ts'

const times = numberGiven('times', 12)
const hour = 60 * 60 * 1000
const jumps = [24 * hour, -hour, 72 * hour, 0, -24 * hour, 5 * hour]
const module = fileURLToPath(import.meta.resolve('@vendaclara/testing/faults/moved-clock'))

await onBothDatabases(async (place) => {
  const folder = mkdtempSync(join(tmpdir(), 'vendaclara-clock-'))
  const file = join(folder, 'moved')
  const environment = { NODE_OPTIONS: `--import=${module}`, MOVED_CLOCK: file }
  const product = await HurtProduct.open({ ...place, sellers: 8, environment })
  try {
    await product.start()
    for (let jump = 0; jump < times; jump += 1) {
      writeFileSync(file, String(jumps[jump % jumps.length]))
      await pause(1000)
    }
    writeFileSync(file, '0')
    return { jumps: times, ...(await product.found()) }
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true })
  }
})
