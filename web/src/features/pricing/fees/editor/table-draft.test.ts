import { defaultTables, type FeeTable, feeTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { ownCopy } from '../fee-step.ts'
import type { RuleDraft } from './table-draft.ts'
import { draftOf, ruleAfter, tableOfDraft } from './table-draft.ts'
import { tableProblems } from './table-problems.ts'

test.each(feeTables.map((table) => [table.id, table] as const))(
  'a copy of %s that nobody edits keeps every fee',
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

test('a weight on the border of two bands goes where the seller says', () => {
  const below = tableOfDraft({ ...draftOf(copy), edge: 'below' }, copy)
  expect(below.rules[1]?.weight).toEqual({ from: 0.3, to: 2, fromExcluded: true, toIncluded: true })
  expect(tableProblems(below).count).toBe(0)
})

test('what the fee no longer depends on is left out', () => {
  const draft = draftOf(banded)
  const [rule] = tableOfDraft({ ...draft, dependsOn: ['price'] }, banded).rules
  expect(rule).toEqual({ price: { from: 0, to: 80 }, commission: 20, fixedFee: 4.5 })
})

test('a gap of one way of shipping says which, and a commission by category needs categories', () => {
  const amazon = ownCopy(known('amazon-2026-09-professional'), 'minha')
  const draft = draftOf(amazon)
  const rules = draft.rules.map((rule) => (rule.priceTo === 79 ? { ...rule, priceTo: 70 } : rule))
  const gap = 'Nenhuma faixa vale entre R$\u00a070,00 e R$\u00a079,00, com 0 kg, com FBA.'
  expect(
    tableProblems(tableOfDraft({ ...draft, rules }, amazon))
      .rows.get(3)
      ?.split('\n')[0],
  ).toBe(gap)
  const { categories: _, ...without } = amazon
  expect(tableProblems(without).rows.get(0)).toBe('A comissão vai de 0% a 100%.')
})

test('a gap is said at the line before it', () => {
  const problems = edited({ priceFrom: 90 }, 1)
  expect([...problems.rows]).toEqual([[0, 'Nenhuma faixa vale entre R$\u00a080,00 e R$\u00a090,00.']])
})

test('an overlap is said at the line that begins in another', () => {
  const problems = edited({ priceTo: 95 }, 0)
  expect([...problems.rows]).toEqual([[1, 'Mais de uma faixa vale entre R$\u00a080,00 e R$\u00a095,00.']])
})

test('a last line that ends leaves the prices above it without a fee', () => {
  expect([...edited({ priceTo: 500 }, 3).rows]).toEqual([
    [3, 'Nenhuma faixa vale a partir de R$\u00a0500,00.'],
  ])
})

test('rates out of bounds and empty ranges are said at their line', () => {
  expect([...edited({ commission: 120, priceFrom: 300, priceTo: 200 }, 2).rows]).toEqual([
    [2, 'A comissão vai de 0% a 100%.\nEsta faixa de preço termina antes de começar.'],
  ])
})

test('a table without name, without lines, or whose validity is reversed says so', () => {
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

test('a new line goes on where the last one ends', () => {
  const draft = draftOf(banded)
  const rules = draft.rules.map((rule) => (rule.priceTo === null ? { ...rule, priceTo: 500 } : rule))
  expect(ruleAfter({ ...draft, rules })).toMatchObject({ key: 4, priceFrom: 500, priceTo: null })
  expect(ruleAfter(draftOf(copy))).toMatchObject({ weightFrom: 23, weightTo: null })
  expect(ruleAfter({ ...draft, rules: [] })).toMatchObject({ key: 0, priceFrom: 0, priceTo: null })
})
