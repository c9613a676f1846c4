import type { StoredProduct } from '@vendaclara/contract/products'
import { cents } from '@vendaclara/core/money'
import { blankProduct } from '@vendaclara/core/products'
import { describe, expect, test } from 'vitest'
import type { ProductRow } from '../model/product-row.ts'
import { countLacks, rowsInView } from './rows-in-view.ts'
import { viewIn, withView } from './view.ts'

const product = (name: string, part: Partial<StoredProduct> = {}): StoredProduct => ({
  ...blankProduct(name),
  sku: name.slice(0, 3).toUpperCase(),
  name,
  weight: 500,
  version: '1',
  ...part,
})
const row = (of: StoredProduct, cost: number | null, part: Partial<ProductRow> = {}): ProductRow => ({
  product: of,
  cost: cost === null ? null : { cost: cents(cost), since: '2026-01-01', origin: 'typed' },
  offers: [],
  bought: [],
  hasDoubts: false,
  isBelowMargin: false,
  ...part,
})

const key = { marketplace: 'shopee', kind: 'listing', id: '22334455', variation: '', source: '' } as const
const rows = [
  row(product('Órfão', { weight: null }), null),
  row(product('Caneca azul', { keys: [key] }), 0),
  row(product('Prato'), 1200, { isBelowMargin: true }),
  row(product('Caneca verde'), 900, { hasDoubts: true }),
]
const shown = (address: string) =>
  rowsInView(rows, viewIn(new URLSearchParams(address))).map(({ product: { name } }) => name)

describe('the list', () => {
  test('finds by parts of words without accents, by SKU and by a code of a marketplace', () => {
    expect(shown('busca=orfao')).toEqual(['Órfão'])
    expect(shown('busca=AZUL can')).toEqual(['Caneca azul'])
    expect(shown('busca=223344')).toEqual(['Caneca azul'])
    expect(shown('busca=nada')).toEqual([])
  })

  test('keeps only products that lack something; a cost of 0 lacks nothing', () => {
    expect(shown('filtro=sem-custo')).toEqual(['Órfão'])
    expect(shown('filtro=sem-peso,abaixo,em-duvida')).toEqual(['Caneca verde', 'Órfão', 'Prato'])
    expect(countLacks(rows)).toEqual({ 'no-cost': 1, 'no-weight': 1, below: 1, doubt: 1 })
  })

  test('sorts by a column, and what is unknown comes last', () => {
    expect(shown('')).toEqual(['Caneca azul', 'Caneca verde', 'Órfão', 'Prato'])
    expect(shown('ordem=custo')).toEqual(['Caneca azul', 'Caneca verde', 'Prato', 'Órfão'])
    expect(shown('ordem=custo&sentido=desc')).toEqual(['Prato', 'Caneca verde', 'Caneca azul', 'Órfão'])
  })

  test('has its view in the address, beside what is open over it', () => {
    const address = new URLSearchParams('produto=7&ordem=custo&sentido=desc&busca=can&filtro=sem-custo')
    expect(withView(address, viewIn(address)).toString()).toBe(address.toString())
    expect(viewIn(new URLSearchParams('ordem=preco&filtro=tudo&sentido=x'))).toEqual(
      viewIn(new URLSearchParams()),
    )
  })
})
