import { expect, test } from 'vitest'
import { z } from 'zod'
import { MemoryStorage, storageOfTests } from '../../test/storage/memory-storage.ts'
import { storedValue } from './stored-value.ts'
import { storedViews } from './stored-views.ts'

const browser = storageOfTests()

const sizes = storedValue({ key: 'sizes', schema: z.array(z.number()), absent: [] })

test('a value is read by its own account only, until it is removed', () => {
  expect(sizes.write('ana', [1, 2])).toBe(true)
  expect([sizes.read('ana'), sizes.read('bia')]).toEqual([[1, 2], []])
  expect(browser.getItem('vendaclara.account.ana.sizes')).toBe('[1,2]')
  sizes.remove('ana')
  expect(sizes.read('ana')).toEqual([])
})

test.each(['', '{', 'null', '["um"]', '{"0":1}'])('of %j nothing is read', (stored) => {
  browser.setItem('vendaclara.account.ana.sizes', stored)
  expect(sizes.read('ana')).toEqual([])
})

test('a text is stored as it is', () => {
  const shown = storedValue({ key: 'shown', schema: z.string().nullable(), absent: null, asText: true })
  shown.write('ana', 'r-1')
  expect(browser.getItem('vendaclara.account.ana.shown')).toBe('r-1')
  expect([shown.read('ana'), shown.read('bia')]).toEqual(['r-1', null])
})

test('a full or forbidden storage is reported and harms nothing', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  const full = Object.assign(new MemoryStorage(), { setItem: refuse })
  const inFull = storedValue({ key: 'sizes', schema: z.array(z.number()), absent: [], storage: () => full })
  expect([inFull.write('ana', [1]), inFull.read('ana')]).toEqual([false, []])
  const forbidden = storedValue({ key: 'sizes', schema: z.array(z.number()), absent: [], storage: refuse })
  expect([forbidden.write('ana', [1]), forbidden.read('ana')]).toEqual([false, []])
  expect(() => forbidden.remove('ana')).not.toThrow()
})

test('of views the latest are remembered, and one that cannot be read does not hide the others', () => {
  const views = storedViews({ key: 'views', of: 'report', schema: z.object({ text: z.string() }), most: 2 })
  browser.setItem('vendaclara.account.ana.views', '[{"report":"a","text":"old"},{"report":"b","text":7}]')
  expect([views.read('ana', 'a'), views.read('ana', 'b')]).toEqual([{ text: 'old' }, undefined])
  views.write('ana', 'c', { text: 'new' })
  expect(browser.getItem('vendaclara.account.ana.views')).toBe(
    '[{"report":"c","text":"new"},{"report":"a","text":"old"}]',
  )
  views.write('ana', 'a', { text: 'newer' })
  views.write('ana', 'd', { text: 'newest' })
  expect(['a', 'c', 'd'].map((id) => views.read('ana', id)?.text)).toEqual(['newer', undefined, 'newest'])
  views.remove('ana', 'd')
  expect(['a', 'd'].map((id) => views.read('ana', id)?.text)).toEqual(['newer', undefined])
})
