import { defaultTables } from '@vendaclara/core/pricing'
import { beforeEach, expect, test } from 'vitest'
import { MemoryStorage } from '../../../../test/storage/memory-storage.ts'
import { type Listing, newListing } from '../model/listing.ts'
import { unansweredImports } from './unanswered-imports.ts'

const basis = { config: { monthlyBilling: 0, charges: 0, fixCost: 0 }, tables: defaultTables }
const line = (title: string): Listing => ({ ...newListing(crypto.randomUUID(), 'shopee', basis), title })
const file = () => [line('Caneca'), line('Xícara')]
const ids = ({ listings }: { listings: Listing[] }) => listings.map(({ id }) => id)

let stored: MemoryStorage
let now: number
let imports: ReturnType<typeof unansweredImports>
beforeEach(() => {
  stored = new MemoryStorage()
  now = 1_800_000_000_000
  imports = unansweredImports('conta', stored, () => now)
})

test('the same lines get the same ids until there is an answer, even if the configuration changes', async () => {
  const first = await imports.begin(file())
  const again = await imports.begin(file().map((listing) => ({ ...listing, charges: 4, fixCost: 900 })))
  expect(ids(again)).toEqual(ids(first))
  expect(new Set(ids(first)).size).toBe(2)
})

test('other lines get their own ids', async () => {
  const first = await imports.begin(file())
  expect(ids(await imports.begin(file().slice(0, 1)))).not.toEqual(ids(first).slice(0, 1))
})

test.each([
  ['it was answered', (answered: () => void) => answered()],
  [
    'an hour has passed',
    () => {
      now += 60 * 60 * 1000
    },
  ],
])('the same lines become new listings once %s', async (_, happen) => {
  const first = await imports.begin(file())
  happen(first.answered)
  expect(ids(await imports.begin(file()))).not.toEqual(ids(first))
})

test('an import that nobody tried again is forgotten after an hour', async () => {
  await imports.begin(file())
  stored.setItem('vendaclara.account.conta.theme', 'dark')
  now += 60 * 60 * 1000
  await imports.begin(file().slice(0, 1))
  expect(Object.keys(stored)).toEqual(['vendaclara.account.conta.theme', expect.stringContaining('.import.')])
})
