import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Change, save } from '../../test/saving/outbox-server.ts'
import { MemoryStorage } from '../../test/storage/memory-storage.ts'
import { outboxStorage } from './outbox-storage.ts'

const schema: z.ZodType<Change> = z.object({
  kind: z.enum(['create', 'save', 'remove']),
  id: z.string(),
  amount: z.number(),
})
const change = save({ kind: 'create' })
let browser: MemoryStorage
const open = (account: string) =>
  outboxStorage({ account, prefix: 'unsent.', keyOf: ({ id }: Change) => id, schema, storage: browser })

beforeEach(() => {
  browser = new MemoryStorage()
})

test('what is stored is found again, by its own account only', () => {
  const mine = open('ana')
  mine.store(change)
  expect(mine.load()).toEqual([change])
  expect(mine.read(change)).toEqual(change)
  expect(open('bia').load()).toEqual([])
})

test('a delivered change is removed, also if another page delivers it', () => {
  const mine = open('ana')
  mine.store(change)
  for (const loaded of open('ana').load()) mine.remove(loaded)
  expect(mine.load()).toEqual([])
})

test('a newer change of the same key survives the delivery of an older one', () => {
  const mine = open('ana')
  mine.store(change)
  const newer = save({ amount: 11 })
  mine.store(newer)
  mine.remove(change)
  expect(mine.load()).toEqual([newer])
})

test('what another tab stored later is read in place of what this one stored', () => {
  const [mine, other] = [open('ana'), open('ana')]
  mine.store(change)
  other.store(save({ amount: 12 }))
  expect(mine.read(change)).toEqual(save({ amount: 12 }))
})

test('what cannot be read any more is left alone', () => {
  browser.setItem('vendaclara.account.ana.unsent.one', '{')
  expect(open('ana').load()).toEqual([])
  expect(browser.getItem('vendaclara.account.ana.unsent.one')).toBe('{')
})

test('a full storage is reported', () => {
  browser.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(open('ana').store(change)).toBe(false)
})
