import { expect, test } from 'vitest'
import { storageOfTests } from '../../../../../test/storage/memory-storage.ts'
import { rememberedColumns } from './remembered-columns.ts'

const browser = storageOfTests()

const agreed = {
  sku: { place: 0 },
  peso: { place: 3, unit: 'g' },
  productCost: { place: 2, decimal: 'comma' },
} as const

test('remembers columns by account and column names until they are forgotten', () => {
  rememberedColumns.remember('ana', 'ref\ncompra', agreed)
  rememberedColumns.remember('ana', 'outra', { title: { place: 1 } })
  expect(rememberedColumns.read('ana')).toEqual({ 'ref\ncompra': agreed, outra: { title: { place: 1 } } })
  expect(rememberedColumns.read('bia')).toEqual({})
  rememberedColumns.forget('ana', 'ref\ncompra')
  expect(Object.keys(rememberedColumns.read('ana'))).toEqual(['outra'])
})

test('does not remember columns without names, and keeps the latest of many files', () => {
  rememberedColumns.remember('ana', '', agreed)
  for (let index = 0; index < 25; index += 1) rememberedColumns.remember('ana', `f${index}`, agreed)
  const signatures = Object.keys(rememberedColumns.read('ana'))
  expect([signatures.length, signatures[0], signatures.includes('f4')]).toEqual([20, 'f24', false])
})

test('ignores entries of other versions that cannot be read', () => {
  const odd = [{ signature: 'a', columns: { cor: { place: 1 } } }, { signature: 'b', columns: agreed }, 7]
  browser.setItem('vendaclara.account.ana.import-columns', JSON.stringify(odd))
  expect(rememberedColumns.read('ana')).toEqual({ b: agreed })
})
