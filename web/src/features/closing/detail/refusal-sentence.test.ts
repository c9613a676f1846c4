import { expect, test } from 'vitest'
import type { Refusal } from '../reading/refusal.ts'
import { refusalSentence } from './refusal-sentence.ts'

const refusals: Refusal[] = [
  { kind: 'several' },
  { kind: 'name', extension: '.csv' },
  { kind: 'misnamed' },
  { kind: 'unavailable' },
  { kind: 'blank' },
  ...(['text', 'html', 'pdf', 'image', 'other'] as const).map((as) => ({ kind: 'disguised', as }) as const),
  { kind: 'password' },
  { kind: 'old-format' },
  ...(['word', 'libreoffice', 'binary-workbook', 'numbers'] as const).map(
    (as) => ({ kind: 'other-office', as }) as const,
  ),
  { kind: 'archive' },
  { kind: 'truncated' },
  { kind: 'damaged' },
  { kind: 'too-large' },
  { kind: 'empty-workbook' },
  { kind: 'swapped' },
  { kind: 'unknown', header: ['Cliente', 'Telefone'] },
  { kind: 'no-rows' },
  { kind: 'nothing-to-compare', leftOut: 3 },
  { kind: 'reader-missing' },
]

test('each refusal has a sentence of its own that ends in what to do next', () => {
  const sentences = refusals.map((refusal) => refusalSentence(refusal, 'income'))
  expect(new Set(sentences).size).toBe(refusals.length)
  for (const sentence of sentences) expect(sentence).toMatch(/(envie|Envie|Escolha|baixe de novo)/)
})

test('swapped files are named, each from its own side', () => {
  expect(refusalSentence({ kind: 'swapped' }, 'orders')).toContain(
    'Este arquivo parece ser o de MINHA RENDA, e aqui vai o de MEUS PEDIDOS',
  )
  expect(refusalSentence({ kind: 'swapped' }, 'income')).toContain(
    'Este arquivo parece ser o de MEUS PEDIDOS, e aqui vai o de MINHA RENDA',
  )
})

test('an unknown workbook is shown the first of its columns', () => {
  const header = ['a', 'b', 'c', 'd', 'e']
  expect(refusalSentence({ kind: 'unknown', header }, 'orders')).toContain('“a”, “b”, “c”, “d” e outras')
})
