// As root on Linux: npm run bench -- faults/power-cuts: cuts the power of the disk under the whole product, as bench/power-cut does.
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { HurtProduct } from '@vendaclara/testing/faults/hurt-product'
import { numberGiven, onBothDatabases } from './places.ts'

const times = numberGiven('times', 5)
const shutdownWithoutFlush =
  "open F, '<', $ARGV[0] or die; my $how = pack('L', 2); ioctl(F, 0x8004587d, $how) or die $!"

await onBothDatabases(
  async ({ postgres, disk, ...place }) => {
    const product = await HurtProduct.open({ ...place, sellers: 8 })
    try {
      for (let cut = 1; cut <= times; cut += 1) {
        await product.start()
        await pause(1000 + Math.random() * 2000)
        execFileSync('perl', ['-e', shutdownWithoutFlush, disk])
        await Promise.all([product.kill(), postgres?.kill()])
        execFileSync('umount', [disk])
        execFileSync('mount', ['-o', 'loop', join(dirname(disk), 'image'), disk])
        await postgres?.start()
      }
      await product.start()
      return { cuts: times, ...(await product.found()) }
    } finally {
      await product.stop()
    }
  },
  { on: 'cut' },
)
