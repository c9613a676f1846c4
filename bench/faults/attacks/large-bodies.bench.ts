// Whole bodies of the largest size from many accounts: npm run bench -- faults/attacks/large-bodies [--seconds=15] [--only=wrong]
import { gzipSync } from 'node:zlib'
import { listing } from '../../load/scenarios.ts'
import { attackBeside } from './beside.ts'
import { times, written } from './requests.ts'

const [imported, moved] = ['/api/advertising', '/api/movements']
const gzip = { 'Content-Encoding': 'gzip', Connection: 'close' }
const wrong = gzipSync(`{"calculadoraShopee":[${'1,'.repeat(1_950_000)}1]}`)
const title = 'Camiseta de algodão '.repeat(8)
const many = Array.from({ length: 5000 }, (_, index) => ({ ...listing(index), title: title + index }))
const listings = JSON.stringify({ calculadoraShopee: many })
const lastWrong = JSON.stringify({ calculadoraShopee: [...many.slice(1), { id: '' }] })
const line = { source: 'wallet', kind: 'other', month: '2026-03', day: '2026-03-01', amount: 1 }
const ofMovements = { marketplace: 'shopee', source: 'wallet', name: 'a.xlsx', fingerprint: 'a', dated: 1 }
const movements = JSON.stringify({
  ...ofMovements,
  lines: Array.from({ length: 2000 }, (_, index) => ({ ...line, id: `${index}`, text: 'x'.repeat(200) })),
})

await attackBeside('large bodies', ({ trials }) => {
  /** Seven connections of each account, again and again. */
  const sevenOfEach = (path: string, body: string | Uint8Array, headers: Record<string, string>) => ({
    lanes: times(7 * trials.length, (index) =>
      written({
        method: path === moved ? 'PUT' : 'POST',
        path,
        token: trials[index % trials.length],
        headers,
        body,
      }),
    ),
    again: true,
    aSecond: 100,
  })
  const open = { Connection: 'close' }
  return {
    '16 × 7 compressed, wrong at once': sevenOfEach(imported, wrong, gzip),
    '16 × 7 compressed, wrong at last': sevenOfEach(imported, gzipSync(lastWrong), gzip),
    '16 × 7 compressed listings': sevenOfEach(imported, gzipSync(listings), gzip),
    '16 × 7 listings': sevenOfEach(imported, listings, open),
    '16 × 7 compressed movements': sevenOfEach(moved, gzipSync(movements), gzip),
  }
})
