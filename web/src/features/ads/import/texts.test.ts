import { expect, it } from 'vitest'
import { refusalSentence } from './texts.ts'

it('names a single missing column', () => {
  expect(refusalSentence({ kind: 'missing-columns', columns: ['Cliques'] })).toContain(
    'falta a coluna “Cliques”',
  )
})

it('names all missing columns', () => {
  expect(refusalSentence({ kind: 'missing-columns', columns: ['Cliques', 'VBM', 'Despesas'] })).toContain(
    'faltam as colunas “Cliques”, “VBM” e “Despesas”',
  )
})

it('names the duplicated columns', () => {
  expect(refusalSentence({ kind: 'doubled-columns', columns: ['VBM', 'Despesas'] })).toContain(
    'mais de uma vez as colunas “VBM” e “Despesas”, e não dá para saber qual delas vale',
  )
})

it('explains what a group report is and which report to export', () => {
  const sentence = refusalSentence({ kind: 'group-report' })
  expect(sentence).toMatch(/^Este arquivo é o relatório de um grupo de anúncios/)
  expect(sentence).toContain('Palavras-chave')
})

it('includes the error message if the error is unexpected', () => {
  expect(refusalSentence({ kind: 'unexpected', detail: 'RangeError: x' })).toContain('RangeError: x')
})

it('names what a .zip holds instead of one report', () => {
  expect(refusalSentence({ kind: 'archive', names: ['a.csv', 'b.csv'] })).toMatch(
    /^O \.zip traz mais de um arquivo: “a\.csv” e “b\.csv”/,
  )
  expect(refusalSentence({ kind: 'archive', names: ['a.png'] })).toMatch(
    /^O \.zip não traz nenhum relatório, só “a\.png”/,
  )
})
