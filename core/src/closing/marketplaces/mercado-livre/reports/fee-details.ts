import { type Cents, type NumberFormat, readNumber, sumCents, toCents } from '../../../../money/index.ts'
import type { BilledFee } from '../../../model/beside.ts'
import { cutText } from '../../../model/order-items.ts'
import { wordOf } from '../../../reading/sheet.ts'

/**
 * Reads the fees in a cell of 'Detalhes de tarifas': a block in braces for each fee, with one line per value, such as
 * 'Nome da tarifa: …', 'Valor líquido: 19,26', 'Pós-paga: Não;'. Source: public code that reads the report.
 *
 * Null if a block has no name or no net amount.
 */
export function readFeeDetails(cell: string, format: NumberFormat): readonly BilledFee[] | null {
  const fees: BilledFee[] = []
  for (const block of blocksOf(cell)) {
    const [number = '', name, net, postpaid] = [
      textAfter(block, 'ID da tarifa'),
      textAfter(block, 'Nome da tarifa'),
      textAfter(block, 'Valor l[ií]quido'),
      textAfter(block, 'P[oó]s[- ]paga'),
    ]
    const amount = net === undefined ? null : readNumber(net, format)
    if (!name || amount === null || Number.isNaN(amount)) return null
    const charged = isGivenBack(name) ? Math.abs(amount) : -Math.abs(amount)
    fees.push({
      number: cutText(number),
      name: cutText(name),
      amount: toCents(charged),
      ...(wordOf(postpaid ?? '') === 'sim' && { isInvoiced: true }),
    })
  }
  return fees
}

/** The net amounts in such a cell, as they are written. */
export function writtenAmounts(cell: string): readonly string[] {
  return blocksOf(cell).flatMap((block) => textAfter(block, 'Valor l[ií]quido') ?? [])
}

/** Whether a fee gives another one back; it is named after that one. */
export function isGivenBack(name: string): boolean {
  return /^(cancelamento|estorno|devolucao d[aoe] (tarifa|custo|taxa)|bonificacao)/.test(wordOf(name))
}

/** Whether fees add up to a total of the report, whose sign varies. */
export function comeTo(fees: readonly BilledFee[], total: Cents): boolean {
  const sum = (of: readonly BilledFee[]) => Math.abs(sumCents(of.map(({ amount }) => amount)))
  const deducted = fees.filter(({ isInvoiced }) => !isInvoiced)
  return [sum(fees), sum(deducted)].some((amount) => amount === Math.abs(total))
}

function blocksOf(cell: string): readonly string[] {
  return cell.split(/[{}]/).filter((block) => /\p{L}/u.test(block))
}

function textAfter(block: string, label: string): string | undefined {
  return new RegExp(`${label}\\s*:\\s*([^\\n;]*)`, 'i').exec(block)?.[1]?.trim()
}
