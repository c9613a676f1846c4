import { type ClosingMarketplace, namesOperations } from '@vendaclara/core/closing'
import { FileRefused } from '../../../../files/file-refused.ts'
import type { KnownFiles } from '../messages.ts'
import { warnOfShops, warnOfUnknown } from '../reading/file-receipts.ts'
import type { Refusal } from '../reading/refusal.ts'
import { type ClosedMonth, closeFacts, type MonthFacts, type MonthFile, noFacts } from './month-facts.ts'

/** Files to take, in place of those with these keys. `isNew` if they were just read. */
interface Taking {
  readonly files: readonly MonthFile[]
  readonly replaces: readonly string[]
  readonly isNew: boolean
}

/** What is known of a month, and what was taken away in this visit and can be shown again. */
export class KnownMonth {
  private of: ClosingMarketplace | undefined
  private known = noFacts
  private readonly dropped = new Map<string, MonthFile>()
  /** The keys of those dropped since the stored files were taken. */
  private readonly gone = new Set<string>()

  get facts(): MonthFacts {
    return this.known
  }

  get marketplace(): ClosingMarketplace {
    if (!this.of) throw new Error('no month is open')
    return this.of
  }

  files(): KnownFiles {
    return {
      files: this.known.files.map(({ orders: _, income: __, ...file }) => file),
      gone: [...this.gone].flatMap((key) => this.dropped.get(key)?.number ?? []),
    }
  }

  /** Takes what is stored in place of everything that was known. */
  open(marketplace: ClosingMarketplace, stored: MonthFacts): ClosedMonth {
    this.of = marketplace
    this.known = stored
    this.gone.clear()
    return closeFacts(marketplace, stored)
  }

  learn(others: MonthFacts['others']): ClosedMonth {
    this.known = { ...this.known, others }
    return closeFacts(this.marketplace, this.known)
  }

  /** @throws FileRefused if the files do not fit together; the signal's reason. Then nothing is taken. */
  async take({ files, replaces, isNew }: Taking, signal: AbortSignal) {
    for (;;) {
      const before = this.known
      const replaced = before.files.filter((file) => replaces.includes(file.key) || isAmong(files, file))
      const kept = before.files.filter((file) => !replaced.includes(file))
      const closed = closeFacts(this.marketplace, { ...before, files: [...kept, ...files] })
      await unlessStopped(signal)
      // What another call has learned by now is compared, too.
      if (this.known !== before) continue
      const { doubt } = closed.found
      if (doubt && doubt.kind !== 'most-differ') throw new FileRefused(doubt satisfies Refusal)
      const taken = isNew ? judged(files, before.files, closed) : files
      for (const file of replaced) this.away(file)
      this.known = { ...before, files: [...kept, ...taken] }
      return { closed, keys: taken.map(({ key }) => key), replaced: replaced.map(({ key }) => key) }
    }
  }

  file(key: string): MonthFile | undefined {
    return this.known.files.find((file) => file.key === key)
  }

  drop(key: string): ClosedMonth {
    const dropped = this.file(key)
    if (dropped) this.away(dropped)
    this.known = { ...this.known, files: this.known.files.filter((file) => file !== dropped) }
    return closeFacts(this.marketplace, this.known)
  }

  /** @throws FileRefused if not all of them are known any more */
  again(keys: readonly string[]): readonly MonthFile[] {
    const files = keys.flatMap((key) => this.dropped.get(key) ?? [])
    if (files.length < keys.length) throw new FileRefused({ kind: 'unexpected' })
    return files.map(({ number: _, ...file }, index) => ({
      ...file,
      key: crypto.randomUUID(),
      givenAt: Date.now() + index,
    }))
  }

  /** A file is stored under a number. */
  name(key: string, number: number): KnownFiles {
    const dropped = this.dropped.get(key)
    if (dropped) this.dropped.set(key, { ...dropped, number })
    const files = this.known.files.map((file) => (file.key === key ? { ...file, number } : file))
    this.known = { ...this.known, files }
    return this.files()
  }

  private away(file: MonthFile): void {
    this.dropped.set(file.key, file)
    this.gone.add(file.key)
  }
}

/** Whether a file is given again: it has the same content. */
function isAmong(files: readonly MonthFile[], { slot, sha256 }: MonthFile): boolean {
  return files.some((one) => one.slot === slot && one.sha256 === sha256)
}

/**
 * The files with what is to be said of them beside those `before`: that they are of another shop, or pay none of the
 * month's orders.
 *
 * @throws FileRefused where only the month's own numbers could say which orders they pay
 */
function judged(
  files: readonly MonthFile[],
  before: readonly MonthFile[],
  { found }: ClosedMonth,
): readonly MonthFile[] {
  const income = files.flatMap((file) => file.income ?? [])
  const isOfOthers = income.length > 0 && found.matched === 0
  if (isOfOthers && namesOperations(income)) {
    throw new FileRefused({ kind: 'other-numbers', of: 'conciliation-of-releases' } satisfies Refusal)
  }
  const of = (isOwn: boolean) =>
    before.filter(({ slot }) => (slot === files[0]?.slot) === isOwn).map(({ receipt }) => receipt)
  const read = files.map(({ receipt }) => receipt)
  const receipts = warnOfShops(isOfOthers ? warnOfUnknown(read) : read, of(false), of(true))
  return files.map((file, index) => ({ ...file, receipt: receipts[index] ?? file.receipt }))
}

/** Lets a message arrive that stops the call. */
async function unlessStopped(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  signal.throwIfAborted()
}
