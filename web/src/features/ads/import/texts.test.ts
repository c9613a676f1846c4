import { expect, it } from 'vitest'
import { refusalSentence } from './texts.ts'

it('names the one column that is missing', () => {
  expect(refusalSentence({ kind: 'missing-columns', columns: ['Cliques'] })).toContain(
    'falta a coluna “Cliques”',
  )
})

it('names all columns that are missing', () => {
  expect(refusalSentence({ kind: 'missing-columns', columns: ['Cliques', 'VBM', 'Despesas'] })).toContain(
    'faltam as colunas “Cliques”, “VBM” e “Despesas”',
  )
})

it('names the columns that are doubled', () => {
  expect(refusalSentence({ kind: 'doubled-columns', columns: ['VBM', 'Despesas'] })).toContain(
    'mais de uma vez as colunas “VBM” e “Despesas”, e não dá para saber qual delas vale',
  )
})

it('says what the report of a group is and which one to export', () => {
  const sentence = refusalSentence({ kind: 'group-report' })
  expect(sentence).toMatch(/^Este arquivo é o relatório de um grupo de anúncios/)
  expect(sentence).toContain('Palavras-chave')
})

it('tells what the machine said where nobody foresaw the fault', () => {
  expect(refusalSentence({ kind: 'unexpected', detail: 'RangeError: x' })).toContain('RangeError: x')
})
