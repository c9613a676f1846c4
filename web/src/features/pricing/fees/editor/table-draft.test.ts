import { defaultTables, type FeeTable, feeTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { ownCopy } from '../fee-step.ts'
import type { RuleDraft } from './table-draft.ts'
import {
  backToOfficial,
  besideOfficial,
  differsFrom,
  draftOf,
  isAsOfficial,
  officialOf,
  ruleAfter,
  tableOfDraft,
} from './table-draft.ts'
import { tableProblems } from './table-problems.ts'

test.each(feeTables.map((table) => [table.id, table] as const))(
  'an unedited copy of %s keeps every fee',
  (_, table) => {
    const copy = ownCopy(table, 'minha')
    expect(tableOfDraft(draftOf(copy), copy)).toEqual(copy)
    expect(tableProblems(copy)).toMatchObject({ count: 0 })
  },
)

const copy = ownCopy(defaultTables.shein, 'minha')
const known = (id: string): FeeTable => feeTables.find((table) => table.id === id) ?? defaultTables.shopee
const banded = ownCopy(known('shopee-2026-10'), 'faixas')

function edited(part: Partial<RuleDraft>, row: number) {
  const draft = draftOf(banded)
  const rules = draft.rules.map((rule, position) => (position === row ? { ...rule, ...part } : rule))
  return tableProblems(tableOfDraft({ ...draft, rules }, banded))
}

test('a weight on the border of two bands belongs to the band the seller chose', () => {
  const below = tableOfDraft({ ...draftOf(copy), edge: 'below' }, copy)
  expect(below.rules[1]?.weight).toEqual({ from: 0.3, to: 2, fromExcluded: true, toIncluded: true })
  expect(tableProblems(below).count).toBe(0)
})

test('values that the fee no longer depends on are left out', () => {
  const draft = draftOf(banded)
  const [rule] = tableOfDraft({ ...draft, dependsOn: ['price'] }, banded).rules
  expect(rule).toEqual({ price: { from: 0, to: 80 }, commission: 20, fixedFee: 4.5 })
})

test('a gap in one way of shipping names it, and a commission by category needs categories', () => {
  const amazon = ownCopy(known('amazon-2026-09-professional'), 'minha')
  const draft = draftOf(amazon)
  const rules = draft.rules.map((rule) => (rule.priceTo === 79 ? { ...rule, priceTo: 70 } : rule))
  const gap = 'Nenhuma faixa vale entre R$\u00a070,00 e R$\u00a079,00, com 0 kg, com FBA.'
  expect(tableProblems(tableOfDraft({ ...draft, rules }, amazon)).rows.get(3)?.[0]).toEqual({
    cell: 'priceTo',
    words: gap,
  })
  const { categories: _, ...without } = amazon
  expect(tableProblems(without).rows.get(0)).toEqual([
    { cell: 'commission', words: 'A comissão vai de 0% a 100%.' },
  ])
})

test('an older copy of the freight without Flex finds its bands, and a gap in Flex is marked there', () => {
  const table = known('mercado-livre-2026-08')
  const now = ownCopy(table, 'minha')
  const before = now.rules.flatMap(({ ownDelivery, ...rule }) => (ownDelivery === true ? [] : [rule]))
  const beside = besideOfficial(draftOf({ ...now, rules: before }), table)
  expect(beside.rules.map((rule) => rule.official?.key)).toEqual(before.map((_, position) => position))
  const draft = draftOf(now)
  const rules = draft.rules.map((rule) =>
    rule.ownDelivery && rule.priceTo === 79 ? { ...rule, priceTo: 70 } : rule,
  )
  expect(tableProblems(tableOfDraft({ ...draft, rules }, now)).rows.get(before.length + 3)).toEqual([
    { cell: 'priceTo', words: 'Nenhuma faixa vale entre R$\u00a070,00 e R$\u00a079,00, com 0 kg, no Flex.' },
  ])
})

test('a gap is marked at the end of the band before it', () => {
  const words = 'Nenhuma faixa vale entre R$\u00a080,00 e R$\u00a090,00.'
  expect([...edited({ priceFrom: 90 }, 1).rows]).toEqual([[0, [{ cell: 'priceTo', words }]]])
})

test('an overlap is marked at the start of the band that begins inside another', () => {
  const words = 'Mais de uma faixa vale entre R$\u00a080,00 e R$\u00a095,00.'
  expect([...edited({ priceTo: 95 }, 0).rows]).toEqual([[1, [{ cell: 'priceFrom', words }]]])
})

test('a last line with an end leaves higher prices without a fee', () => {
  expect([...edited({ priceTo: 500 }, 3).rows]).toEqual([
    [3, [{ cell: 'priceTo', words: 'Nenhuma faixa vale a partir de R$\u00a0500,00.' }]],
  ])
})

test('rates out of bounds and empty ranges are marked at their cell', () => {
  expect([...edited({ commission: 120, priceFrom: 300, priceTo: 200 }, 2).rows]).toEqual([
    [
      2,
      [
        { cell: 'commission', words: 'A comissão vai de 0% a 100%.' },
        { cell: 'priceTo', words: 'Esta faixa de preço termina antes de começar.' },
      ],
    ],
  ])
})

test('a table without a name or lines, or with reversed validity, says so', () => {
  const draft = {
    ...draftOf(banded),
    name: ' ',
    validFrom: '2026-12-01',
    validUntil: '2026-11-01',
    rules: [],
  }
  expect(tableProblems(tableOfDraft(draft, banded))).toMatchObject({
    count: 3,
    name: 'Dê um nome à tabela.',
    validity: 'A validade termina antes de começar.',
    table: ['A tabela precisa de pelo menos uma faixa.'],
  })
})

test('a new line continues where the last one ends', () => {
  const draft = draftOf(banded)
  const rules = draft.rules.map((rule) => (rule.priceTo === null ? { ...rule, priceTo: 500 } : rule))
  expect(ruleAfter({ ...draft, rules })).toMatchObject({ key: 4, priceFrom: 500, priceTo: null })
  expect(ruleAfter(draftOf(copy))).toMatchObject({ weightFrom: 23, weightTo: null })
  expect(ruleAfter({ ...draft, rules: [] })).toMatchObject({ key: 0, priceFrom: 0, priceTo: null })
})

const official = officialOf(banded) ?? banded

test('the official table is found by the id that a copy stores, also in a copy of a copy, and by the source of older copies', () => {
  expect(officialOf(banded)?.id).toBe(official.id)
  expect(officialOf(ownCopy(banded, 'outra'))?.id).toBe(official.id)
  const { copiedFrom: _, ...before } = banded
  expect(officialOf(before)?.id).toBe(official.id)
  expect(officialOf({ ...before, source: 'do meu contador' })).toBeUndefined()
})

test('a changed value differs from the official one, even after bands were added and removed', () => {
  const rules = banded.rules.flatMap((rule, position) => {
    if (position === 1) return []
    if (position === 3)
      return [
        { ...rule, commission: 12 },
        { ...rule, price: { from: 900, to: null } },
      ]
    return [position === 0 ? { ...rule, price: { from: 0, to: 100 } } : rule]
  })
  const draft = besideOfficial(draftOf({ ...banded, rules }), official)
  const changed = draft.rules.map((rule) =>
    (['priceFrom', 'priceTo', 'commission', 'fixedFee'] as const).filter(
      (field) => !isAsOfficial(rule, field),
    ),
  )
  expect(draft.rules.map(({ official: found }) => found?.key)).toEqual([0, 2, 3, 1])
  expect(changed.slice(0, 3)).toEqual([['priceTo'], [], ['commission']])
  expect(differsFrom(draft, official, banded)).toBe(true)
})

test('restoring the official table restores every band, but not the name', () => {
  const draft = besideOfficial(draftOf({ ...banded, rules: banded.rules.slice(1) }), official)
  const back = backToOfficial({ ...draft, name: 'Minha' }, official)
  expect(tableOfDraft(back, banded)).toEqual({ ...banded, name: 'Minha' })
  expect(differsFrom(back, official, banded)).toBe(false)
  expect(new Set([...draft.rules, ...back.rules].map(({ key }) => key)).size).toBe(7)
})
