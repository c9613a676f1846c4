import { type Cents, cents } from '@vendaclara/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someSums } from '../../../../test/closing-rows.ts'
import { monthSteps } from './month-steps.tsx'

const sums = someSums({
  expected: cents(10_000),
  received: cents(7495),
  refunded: cents(300),
  awaited: cents(2000),
})
const reason = (name: 'freight-subtotal' | 'unexplained' | 'pix-subsidy', lost: number, gained = 0) => ({
  reason: name,
  count: 1,
  lost: cents(lost),
  gained: cents(gained),
  explained: cents(0),
  rests: [],
})

test('the steps of a month lead from the expected to the received amount, each by what it took or gave', () => {
  const steps = monthSteps({ sums }, [reason('freight-subtotal', -250), reason('unexplained', -50, 100)])
  expect(steps.map(({ label, from, to }) => [label, from, to])).toEqual([
    ['Esperado', 0, 10_000],
    ['Pedidos sem pagamento', 10_000, 8000],
    ['Devolvido a compradores', 8000, 7700],
    ['Subtotal do frete', 7700, 7450],
    ['Motivo não informado', 7450, 7500],
    ['Diferenças de poucos centavos', 7500, 7495],
    ['Recebido', 0, 7495],
  ])
  expect(monthSteps({ sums: null }, [])).toEqual([])
})

test('what is explained is told from what may be asked back', () => {
  const explained = { ...reason('pix-subsidy', -200), explained: cents(200) }
  const steps = monthSteps({ sums }, [reason('unexplained', -5), explained])
  expect(steps.filter(({ isExplained }) => isExplained).map(({ label }) => label)).toEqual([
    'Subsídio do Pix',
  ])
})

test('each step goes on where the one before ended, to the centavo, for any amounts', () => {
  const amount = (most: number) => fc.integer({ min: 0, max: most }).map((value) => cents(value))
  const made = fc.record({
    expected: amount(1e9),
    received: amount(1e9),
    refunded: amount(1e6),
    awaited: amount(1e9),
    reasons: fc.array(fc.record({ lost: amount(1e6), gained: amount(1e6) }), { maxLength: 10 }),
  })
  fc.assert(
    fc.property(made, ({ reasons, ...amounts }) => {
      const steps = monthSteps(
        { sums: { ...sums, ...amounts } },
        reasons.map(({ lost, gained }) => ({ ...reason('unexplained', -lost), gained })),
      )
      let at: Cents = amounts.expected
      for (const { from, to, isTotal } of steps.filter((step) => !step.isTotal)) {
        expect([from, isTotal]).toEqual([at, false])
        at = to
      }
      expect(at).toBe(amounts.received)
      expect(steps.at(-1)?.to).toBe(amounts.received)
      expect(steps.length).toBeLessThanOrEqual(12)
    }),
  )
})
