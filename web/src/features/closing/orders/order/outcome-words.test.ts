import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { outcomeInWords } from './outcome-words.ts'

test('a day that is estimated is not told as if a file stated it', () => {
  const awaited = { kind: 'awaited', amount: cents(9800), state: 'overdue' } as const
  const said = (basis: 'rule' | 'estimated') =>
    outcomeInWords({ ...awaited, due: { on: '2026-03-21', basis } }).replaceAll('\u00a0', ' ')
  expect(said('rule')).toBe('Sem pagamento: R$ 98,00, que se esperavam em 21/03/2026')
  expect(said('estimated')).toBe('Sem pagamento: R$ 98,00, que se esperavam por volta de 21/03/2026')
})
