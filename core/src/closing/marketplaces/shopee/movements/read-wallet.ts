import { readDate } from '../../../../calendar/index.ts'
import { addCents, type Cents, noCents, subtractCents } from '../../../../money/index.ts'
import type { MovementKind, MovementLine } from '../../../files/movement.ts'
import type { FileRows, Line } from '../../../reading/file-rows.ts'
import { wordOf } from '../../../reading/sheet.ts'
import { dayOfOrder } from '../order-days.ts'
import type { WalletColumns } from './columns.ts'
import { MovementRows, monthOf, textIn } from './movement-rows.ts'
import { chainOf, type WalletLine } from './wallet-chain.ts'

const unsettled = /cancel|falh|recus|rejeit|pendent|processando|(em|in) process|devolvid/
const goingOut = /^(saida|debito|retirada|despesa|out)/
const comingIn = /^(entrada|credito|receita|in)/

const dayAlone = 'YYYY-MM-DD'.length

/**
 * Reads the seller's wallet. Each balance must follow from the one before it, with the oldest or the newest line first.
 * This shows whether lines were removed, added or changed. A line that moved no money, by its status and its balance,
 * is left out.
 */
export function readWallet(file: FileRows<WalletColumns>): readonly MovementLine[] {
  const rows = new MovementRows(file)
  const read = rows.lines('day').map((line) => readLine(line, rows, file))
  file.problems.throwFault()
  warnOfTypes(read, file)
  const isTimed = read.some(({ key }) => String(key[0]).length > dayAlone)
  if (!isTimed) file.problems.warn('without-times', { column: file.label('day') })
  return chained(isTimed ? read.map(atMidnight) : read, file)
}

/** A shop has some lines of other types, but not most. */
function warnOfTypes(read: readonly WalletLine[], file: FileRows<WalletColumns>): void {
  const others = read.filter(({ movement }) => movement.kind === 'other')
  if (others.length * 2 <= read.length) return
  const types = [...new Set(others.map(({ key }) => String(key[1]) || '-'))].slice(0, mostNamed)
  const label = file.label('type')
  for (const [index, type] of types.entries()) {
    const count = index === 0 ? others.length : 0
    file.problems.warn('unknown-words', { column: `${label}: ${type}`, count })
  }
}

const mostNamed = 5

/** A workbook has no time for midnight, and text has. */
function atMidnight(line: WalletLine): WalletLine {
  const [moment = '', ...key] = line.key
  return String(moment).length > dayAlone ? line : { ...line, key: [`${moment} 00:00`, ...key] }
}

function readLine(
  line: Line<WalletColumns>,
  rows: MovementRows<WalletColumns>,
  file: FileRows<WalletColumns>,
): WalletLine {
  const moment = line.sureMoment('day')
  const day = moment.slice(0, 10)
  const orderId = rows.orderId(line)
  rows.seeDay(line, 'day', readDate(day))
  const [type, text, state] = [textIn(line, 'type'), textIn(line, 'text'), textIn(line, 'state')]
  const amount = line.everyAmount('amount') ?? noCents
  const direction = line.wordOf('direction')
  if ((goingOut.test(direction) && amount > 0) || (comingIn.test(direction) && amount < 0)) {
    line.refuse('wrong-sign', 'amount')
  }
  const kind = kindOf(wordOf(type), wordOf(text))
  const isOfOrder = kind === 'order-income' || !line.isNone('orderId')
  if (isOfOrder && dayOfOrder(orderId) === null) {
    file.problems.warn('odd-ids', { column: file.label('orderId') })
  }
  return {
    key: [moment, wordOf(type), orderId, amount],
    amount,
    balance: line.sureAmount('balance'),
    toAdjust: line.sureAmount('toAdjust') ?? noCents,
    isUnsettled: unsettled.test(wordOf(state)),
    isTurned: amount > 0 && /^(saques?|recarga automatica)$/.test(wordOf(type)) && !comingIn.test(direction),
    movement: {
      kind,
      month: monthOf(orderId, day),
      day,
      amount,
      ...(orderId && { orderId }),
      ...(state && { state }),
      text: text === '' || wordOf(text) === wordOf(type) ? type : `${type}: ${text}`,
    },
  }
}

function kindOf(type: string, text: string): MovementKind {
  if (/recarga automatica/.test(`${type} ${text}`)) return 'ads-top-up'
  if (/^renda d[eo]s? pedidos?/.test(type)) return 'order-income'
  if (/acelera/.test(type)) return 'advance'
  if (/^ajuste/.test(type)) return /frete|peso|dimens|medida/.test(text) ? 'freight' : 'adjustment'
  if (/^saque/.test(type)) return 'withdrawal'
  return /^pix\b/.test(type) ? 'transfer' : 'other'
}

/**
 * The lines that moved money. The direction of time is the one in which the balances follow from one another. Lines in
 * another sequence are put into the one in which they do.
 */
function chained(lines: readonly WalletLine[], file: FileRows<WalletColumns>): readonly MovementLine[] {
  const { problems } = file
  const isOldestFirst = (lines[0]?.movement.day ?? '') < (lines.at(-1)?.movement.day ?? '')
  const sequences = isOldestFirst ? [lines, lines.toReversed()] : [lines.toReversed(), lines]
  const ways = sequences.map(followBalances)
  const [asExported] = ways.toSorted((one, other) => one.breaks.length - other.breaks.length)
  const isBackwards = asExported?.breaks.length === 0 && runsBackwards(asExported.moved)
  const inTime = isBackwards ? followBalances(lines.toSorted(byMoment)) : null
  if (inTime && inTime.breaks.length > 0) {
    problems.refuse('broken-sum', file.label('day'), lines[0]?.movement.day)
  }
  const chain = asExported && asExported.breaks.length > 0 ? chainOf(lines) : null
  const best = inTime ?? (chain ? followBalances(chain) : asExported)
  for (const { movement } of best?.breaks ?? [])
    problems.refuse('broken-sum', file.label('balance'), movement.day)
  for (const { isTurned, movement } of best?.unproved ?? []) {
    if (isTurned) problems.refuse('wrong-sign', file.label('amount'), movement.text)
  }
  problems.throwFault()
  const moved = new Set<WalletLine>(best?.moved)
  const isStated = lines.some(({ balance }) => balance !== null)
  for (const { toAdjust, balance } of moved) {
    if (toAdjust !== 0) problems.warn('to-be-adjusted', {})
    if (isStated && balance === null) problems.warn('blank-amounts', { column: file.label('balance') })
  }
  const kept = lines.filter((line) => moved.has(line))
  if (kept.length < lines.length) problems.warn('unsettled-rows', { count: lines.length - kept.length })
  return kept
}

function byMoment(one: WalletLine, other: WalletLine): number {
  return String(one.key[0]).localeCompare(String(other.key[0]))
}

/** Whether days only go back while the balances go on. Their column was sorted alone, unless balances follow by day, too. */
function runsBackwards(moved: readonly WalletLine[]): boolean {
  const days = moved.map(({ movement }) => movement.day)
  return days.every((day, index) => day <= (days[index - 1] ?? day)) && days[0] !== days.at(-1)
}

/**
 * Sorts lines, given oldest first: those that moved money (`moved`), those whose balance does not follow (`breaks`),
 * and those that no balance confirms (`unproved`).
 */
function followBalances(lines: readonly WalletLine[]) {
  const moved: WalletLine[] = []
  const breaks: WalletLine[] = []
  const unproved: WalletLine[] = []
  let before: Cents | null = null
  for (const line of lines) {
    const { amount, balance, toAdjust, isUnsettled } = line
    const stays = isUnsettled && (balance === null || balance === before || before === null)
    if (stays && amount !== 0) {
      before = balance ?? before
      continue
    }
    moved.push(line)
    const after = before === null ? null : addCents(before, amount)
    if (balance === null || after === null) unproved.push(line)
    else {
      const apart = Math.abs(subtractCents(balance, after))
      if (apart !== 0 && apart !== Math.abs(toAdjust)) breaks.push(line)
    }
    before = balance ?? after
  }
  return { moved, breaks, unproved }
}
