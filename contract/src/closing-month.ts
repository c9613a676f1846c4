import { compareOrder, type DifferenceNote } from '@vendaclara/core/closing'
import { type Cents, noCents, shortfall, sumCents, toCents, toReais } from '@vendaclara/core/money'
import type { ClosingFigures, Difference, Unmatched } from './closing.ts'
import type { LatePayment } from './closing-late.ts'

/** What is written of a difference on the wire and in the downloads. */
export const differenceNotes: Record<DifferenceNote, string> = {
  'freight-subtotal': 'Possível problema em SUBTOTAL DO FRETE',
  unknown: 'Erro desconhecido, verifique com o suporte da Shopee',
}

/** The rows of a closing; `late` counts the orders that are in neither list because another month paid them. */
export interface MonthRows {
  readonly errors: readonly Difference[]
  readonly unmatched: readonly Unmatched[]
  /** Of each order that another month's income paid, what it differs by in centavos; 0 is no difference. */
  readonly late: readonly Cents[]
}

/**
 * The rows of a month: those its own files gave, with the orders that the income of other months paid taken out of the
 * unmatched ones, judged by the same rule and put behind the differences where they are one. Payments of orders that are not
 * unmatched count nothing. Whoever shows, exports or sums rows of a closing asks here.
 */
export function monthRows(
  own: { readonly errors: readonly Difference[]; readonly unmatched: readonly Unmatched[] },
  payments: readonly LatePayment[],
): MonthRows {
  const { errors, unmatched } = own
  if (payments.length === 0) return { errors, unmatched, late: [] }
  const open = new Map(payments.map((payment) => [payment.orderId, payment]))
  const paidLate: Difference[] = []
  const late: Cents[] = []
  const awaited = unmatched.filter((row) => {
    const payment = open.get(row['ID do pedido'])
    if (!payment) return true
    // Of an order that another client stored twice one is paid.
    open.delete(row['ID do pedido'])
    const found = lateDifference(row, payment)
    if (found) paidLate.push(found)
    late.push(found ? toCents(found.Diferenca) : noCents)
    return false
  })
  return { errors: [...errors, ...paidLate], unmatched: awaited, late }
}

/** An order as a difference of its month, where another month's income paid it otherwise than expected. */
export function lateDifference(
  row: Unmatched,
  { came, month, year }: Pick<LatePayment, 'came' | 'month' | 'year'>,
): Difference | null {
  const expected = {
    subtotal: toCents(row.subtotal),
    commission: toCents(row.taxaComissao),
    serviceFee: toCents(row.taxaServico),
    sellerCoupon: toCents(row.cupomVendedor),
  }
  const found = compareOrder({ ...expected, units: row.units ?? 0 }, came)
  return (
    found && {
      'ID do pedido': row['ID do pedido'],
      Diferenca: toReais(found.difference),
      'Data de criação do pedido': row['Data de criação do pedido'],
      info: differenceNotes[found.note],
      expected,
      came: found.came,
      reason: found.reason,
      causes: [...found.causes],
      paidIn: { month, year },
    }
  )
}

type SummedFigures = Pick<
  ClosingFigures,
  'quantity' | 'totalErrors' | 'differences' | 'unmatched' | 'lost' | 'late'
>

/**
 * The figures of a month without its rows: those of its own files, `own`, with the orders that other months paid, each with
 * what it differs by in centavos. They are the figures of {@link monthRows}.
 */
export function monthFigures(own: Omit<SummedFigures, 'late'>, late: readonly Cents[]): SummedFigures {
  if (late.length === 0) return { ...own, late: 0 }
  return {
    quantity: own.quantity + late.length,
    totalErrors: toReais(sumCents(late, toCents(own.totalErrors))),
    differences: own.differences + late.filter((difference) => difference !== 0).length,
    unmatched: own.unmatched - late.length,
    lost: sumCents(late.map(shortfall), own.lost),
    late: late.length,
  }
}
