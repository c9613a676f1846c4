import { addCents, type Cents, noCents } from '../../money/index.ts'
import { adjustmentKey } from '../files/adjustment-key.ts'
import type { IncomeFile, TakenBack } from '../files/closing-files.ts'
import type { BesideIncome, FeesByNumber } from '../model/beside.ts'
import { grouped } from '../model/grouped.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'

/** The rows of each file that no earlier file has. A row that one file lists several times is kept that many times. */
function keepOnce<Row>(
  files: readonly (readonly Row[])[],
  keyOf: (row: Row, index: number, file: number) => string,
): readonly (readonly Row[])[] {
  const known = new Map<string, number>()
  return files.map((rows, file) => {
    const inThisFile = new Map<string, number>()
    const kept = rows.filter((row, index) => {
      const key = keyOf(row, index, file)
      const times = (inThisFile.get(key) ?? 0) + 1
      inThisFile.set(key, times)
      return times > (known.get(key) ?? 0)
    })
    for (const [key, times] of inThisFile) known.set(key, Math.max(times, known.get(key) ?? 0))
    return kept
  })
}

/**
 * Combines what several files say apart from payments; the newest file comes last.
 *
 * An adjustment that several files have counts once. If one file lists it twice, it counts twice. Days are not compared
 * for an adjustment that some file has without a day. For freight, the newest file decides. Fees are combined per kind
 * of report, 'Faturamento' first. Rows that take money back count once, as adjustments do.
 */
export function combineBeside<Names extends ClosingNames>(
  files: readonly Pick<
    IncomeFile<Names>,
    'adjustments' | 'freight' | 'billed' | 'report' | 'takenBack' | 'unread'
  >[],
): BesideIncome {
  const stated = files.map((file) => file.adjustments ?? [])
  const withoutDay = new Set(stated.flat().flatMap((one) => (one.day ? [] : adjustmentKey(one))))
  const adjustments = keepOnce(stated, (one) => {
    const { day, ...dayless } = one
    const key = adjustmentKey(dayless)
    return day === undefined || withoutDay.has(key) ? key : adjustmentKey(one)
  }).flat()
  const freight = new Map(files.flatMap((file) => [...(file.freight ?? [])]))
  const [bills, conciliations] = [
    files.filter(({ report }) => report === 'billing'),
    files.filter(({ report }) => report !== 'billing'),
  ]
  const billed = [bills, conciliations].map(combineBilled).filter(({ size }) => size > 0)
  const takenBack = new Map<string, Cents>()
  for (const { orderId, amount } of combineTakenBack(files)) {
    takenBack.set(orderId, addCents(takenBack.get(orderId) ?? noCents, amount))
  }
  const unread = new Set(files.flatMap((file) => file.unread ?? []))
  return { adjustments, freight, billed, takenBack, unread }
}

function combineTakenBack(files: readonly Pick<IncomeFile, 'takenBack'>[]): readonly TakenBack[] {
  const rows = files.map(({ takenBack = [] }) => takenBack)
  return keepOnce(rows, ({ orderId, refundId, day, amount }) =>
    JSON.stringify([orderId, refundId, day, amount]),
  ).flat()
}

function combineBilled(files: readonly Pick<IncomeFile, 'billed'>[]): FeesByNumber {
  const stated = files.map(({ billed = [] }) =>
    [...billed].flatMap(([orderId, fees]) => fees.map((fee) => ({ orderId, fee }))),
  )
  const kept = keepOnce(stated, ({ orderId, fee: { number, name, amount } }) =>
    JSON.stringify([orderId, number || name, amount]),
  )
  const ofOrders = grouped(kept.flat(), ({ orderId }) => orderId)
  return new Map([...ofOrders].map(([orderId, rows]) => [orderId, rows.map(({ fee }) => fee)]))
}
