import { getAnalyses, getAnalysis, getExpectedMoney, getOpenClaims } from '@vendaclara/contract/closing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { openLedger, somePayment as paid, someOrder as sold } from '../../../../test/closing/ledger.ts'

const app = buildTestApp()
const monthNames = ['Março', 'Abril', 'Maio']

const day = fc.integer({ min: 10, max: 28 })
const id = fc.integer({ min: 1, max: 6 }).map((one) => `26031${String(one).padStart(9, '0')}`)
const month = fc.nat(monthNames.length - 1)
const ordersFile = fc.record({
  orders: fc.uniqueArray(
    fc
      .tuple(id, fc.constantFrom(9000, 10_000), fc.constantFrom('Concluído', 'Enviado', 'Não pago'))
      .map(([orderId, expected, status]) => sold(orderId, expected, '2026-03-10 10:00', { status })),
    { selector: ({ order }) => order.orderId, minLength: 1, maxLength: 6 },
  ),
  to: day.map((one) => `2026-05-${one}`),
})
const incomeFile = fc.record({
  payments: fc.array(
    fc
      .tuple(id, fc.constantFrom(4000, 5000, 10_000), day)
      .map(([orderId, amount, on]) => paid(orderId, amount, `2026-04-${on}`)),
    { minLength: 1, maxLength: 6 },
  ),
})
type Rows = Pick<Parameters<Awaited<ReturnType<typeof openLedger>>['give']>[1], 'orders' | 'payments' | 'to'>
const anyFile: fc.Arbitrary<Rows> = fc.oneof(ordersFile, incomeFile)
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ give: anyFile, month, replaces: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ giveAgain: fc.nat(), month }) },
  { weight: 2, arbitrary: fc.record({ takeBack: fc.nat(), month }) },
  { weight: 1, arbitrary: fc.record({ deleteMonth: month }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** A seller's months, and what is known of the files they have. */
class Seller {
  /** The file given last comes last; one that no month has any more is not here. */
  files: { readonly rows: Rows; readonly numbers: Map<number, number> }[] = []
  private readonly ledger: Awaited<ReturnType<typeof openLedger>>
  private readonly months: string[] = []

  private constructor(ledger: Awaited<ReturnType<typeof openLedger>>) {
    this.ledger = ledger
  }

  static async signUp(): Promise<Seller> {
    const seller = new Seller(await openLedger(app))
    for (const name of monthNames) seller.months.push(await seller.ledger.create(name))
    return seller
  }

  async give(rows: Rows, of: number, replaces: boolean): Promise<void> {
    const slot = rows.orders ? 'orders' : 'payments'
    const same = this.files.find((one) => JSON.stringify(one.rows) === JSON.stringify(rows))
    const gone = this.files.filter((one) => replaces && one !== same && one.rows[slot] && one.numbers.has(of))
    const { file } = await this.ledger.give(this.months[of] ?? '', {
      name: 'arquivo.xlsx',
      ...rows,
      replaces: gone.map((one) => one.numbers.get(of) ?? 0),
    })
    for (const one of gone) one.numbers.delete(of)
    const numbers = new Map([...(same?.numbers.keys() ?? []), of].map((each) => [each, file]))
    this.files = [...this.files.filter((one) => one !== same && one.numbers.size > 0), { rows, numbers }]
  }

  async do(one: Step): Promise<void> {
    if ('give' in one) await this.give(one.give, one.month, one.replaces)
    else if ('deleteMonth' in one) await this.deleteMonth(one.deleteMonth)
    else {
      const file =
        this.files[('giveAgain' in one ? one.giveAgain : one.takeBack) % Math.max(1, this.files.length)]
      if (!file) return
      if ('giveAgain' in one) await this.give(file.rows, one.month, false)
      else await this.takeBack(file, one.month)
    }
  }

  /** What all calls say of the months, without what differs between two sellers. */
  async said() {
    const { ledger, months } = this
    const listed = getAnalyses.answer.parse(await ledger.done('GET', '/analysis'))
    const of = <Row extends { closing: string | null }>({ closing, ...row }: Row) => ({
      ...row,
      of: months.indexOf(closing ?? ''),
    })
    return {
      months: listed.map(({ id: _, figures: { revision, ...figures }, ...one }) => ({ ...one, figures })),
      rows: await Promise.all(
        months.map(async (one) => {
          const {
            id: _,
            revision: __,
            ...view
          } = getAnalysis.answer.parse(await ledger.done('GET', `/analysis/${one}`))
          return view
        }),
      ),
      claims: getOpenClaims.answer.parse(await ledger.done('GET', '/claims')).map(of),
      expected: getExpectedMoney.answer.parse(await ledger.done('GET', '/expected')).map(of),
    }
  }

  private async takeBack(file: Seller['files'][number], of: number): Promise<void> {
    const number = file.numbers.get(of)
    if (number === undefined) return
    await this.ledger.takeBack(this.months[of] ?? '', number)
    file.numbers.delete(of)
    this.files = this.files.filter((one) => one.numbers.size > 0)
  }

  private async deleteMonth(of: number): Promise<void> {
    await this.ledger.remove(this.months[of] ?? '')
    this.months[of] = await this.ledger.create(monthNames[of] ?? '')
    for (const { numbers } of this.files) numbers.delete(of)
    this.files = this.files.filter((one) => one.numbers.size > 0)
  }
}

test('any sequence of files given, given again, replaced and taken back ends as if only those that are left had come', async () => {
  app.now = new Date('2026-06-10T15:00:00Z')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
      const [seller, other] = [await Seller.signUp(), await Seller.signUp()]
      for (const one of steps) await seller.do(one)
      for (const { rows, numbers } of seller.files) {
        for (const of of numbers.keys()) await other.give(rows, of, false)
      }
      expect(await seller.said()).toEqual(await other.said())
    }),
    { numRuns: 10 },
  )
})
