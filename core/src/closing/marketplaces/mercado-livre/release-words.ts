import type { ReleasePart } from '../../model/names/mercado-livre.ts'
import { type Cell, wordOf } from '../../reading/sheet.ts'

/** The kinds of rows of 'Liberações'. */
export type RecordKind = 'release' | 'opening' | 'total' | 'balance' | 'blocked'

/**
 * The words of the report in its three forms: codes, and the panel's words in Portuguese and Spanish. Source: the
 * glossary of the report, and public code that reads the panel's files.
 */
const records: Readonly<Record<RecordKind, readonly string[]>> = {
  release: [
    'release',
    'liberacoes',
    'liberacao',
    'liberacao de dinheiro',
    'dinheiro liberado',
    'liberaciones',
    'liberacion',
    'liberacion de dinero',
    'dinero liberado',
    'dinero liquidado',
  ],
  opening: [
    'initial_available_balance',
    'saldo inicial',
    'saldo inicial disponivel',
    'saldo inicial disponible',
    'dinheiro disponivel do periodo anterior',
    'dinero disponible del periodo anterior',
  ],
  total: ['total'],
  balance: ['available_balance', 'subtotal', 'saldo disponivel', 'saldo disponible'],
  blocked: [
    'block',
    'unblock',
    'bloqueio',
    'desbloqueio',
    'dinheiro bloqueado',
    'dinheiro desbloqueado',
    'bloqueo',
    'desbloqueo',
    'dinero bloqueado',
    'dinero desbloqueado',
  ],
}
const kindOfWord = new Map(
  (Object.keys(records) as RecordKind[]).flatMap((kind) =>
    records[kind].map((word) => [word, kind] as const),
  ),
)

/** The kind that a record, or a description where there is no record, names; undefined for another word. */
export function recordKind(cell: Cell | undefined): RecordKind | undefined {
  return kindOfWord.get(wordOf(cell))
}

const partOfCode: Readonly<Record<string, ReleasePart>> = {
  payment: 'payment',
  shipping: 'shipping',
  shipping_cancel: 'shipping',
  shipping_return: 'shipping',
  shipping_refund: 'shipping',
  refund: 'refund',
  chargeback: 'dispute',
  dispute: 'dispute',
}
const partOfWords: readonly (readonly [RegExp, ReleasePart])[] = [
  [/\b(envio|frete)\b/, 'shipping'],
  [/^(contesta|contracargo|reclam|mediac|disputa)/, 'dispute'],
  [/^(devol|reembols|estorno)/, 'refund'],
  [/^(pagamento|pago|cobranca|cobro|venda|venta)\b/, 'payment'],
]

/** The kind of a release, by its description; `other` for an unknown one. */
export function releasePart(description: Cell | undefined): ReleasePart {
  const word = wordOf(description)
  return partOfCode[word] ?? partOfWords.find(([pattern]) => pattern.test(word))?.[1] ?? 'other'
}

/** Whether a description is of money that is held back or given free again: each such line has an opposite one. */
export function isReserve(description: Cell | undefined): boolean {
  return /^(reserve_for_|reserva\b|retid[ao]\b|retenido\b|(gastos|consumos) pendi?entes\b)/.test(
    wordOf(description),
  )
}
