import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { FileRefused } from '../../../../files/file-refused.ts'
import type { Refusal } from '../reading/refusal.ts'
import { type ClosedMonth, closeFacts, type MonthFacts, type MonthFile, noFacts } from './month-facts.ts'

/** Files to take, in place of those with these keys. */
export interface Taking {
  readonly marketplace: ClosingMarketplace
  readonly files: readonly MonthFile[]
  readonly replaces: readonly string[]
}

/** What is known of a month, and what was taken away in this visit and can be shown again. */
export class KnownMonth {
  private known: MonthFacts = noFacts
  private of: ClosingMarketplace | undefined
  private readonly dropped = new Map<string, MonthFile>()
  /** The number under which a file is stored, by the key it had before. */
  private readonly numbers = new Map<string, string>()

  get facts(): MonthFacts {
    return this.known
  }

  /** That of the facts; undefined until there are some. */
  get marketplace(): ClosingMarketplace | undefined {
    return this.of
  }

  set(marketplace: ClosingMarketplace, facts: Partial<MonthFacts>): ClosedMonth {
    this.of = marketplace
    this.known = { ...this.known, ...facts }
    return closeFacts(marketplace, this.known)
  }

  /** @throws FileRefused if the files do not fit together; the signal's reason. Then nothing is taken. */
  async take(
    { marketplace, files, replaces }: Taking,
    signal: AbortSignal,
    check: (closed: ClosedMonth) => void = () => {},
  ) {
    for (;;) {
      const before = this.known
      const replaced = this.replacedBy(files, replaces)
      const kept = before.files.filter(({ key }) => !replaced.includes(key))
      const next = { ...before, files: [...kept, ...files] }
      const closed = closeFacts(marketplace, next)
      await unlessStopped(signal)
      // What another call has learned by now is compared, too.
      if (this.known !== before) continue
      const { doubt } = closed.found
      if (doubt && doubt.kind !== 'most-differ') throw new FileRefused(doubt satisfies Refusal)
      check(closed)
      for (const file of before.files) if (replaced.includes(file.key)) this.dropped.set(file.key, file)
      this.of = marketplace
      this.known = next
      return { closed, replaced }
    }
  }

  file(key: string): MonthFile | undefined {
    return this.known.files.find((file) => file.key === this.current(key))
  }

  drop(key: string): void {
    const gone = this.file(key)
    if (gone) this.dropped.set(key, gone)
    this.known = { ...this.known, files: this.known.files.filter((file) => file !== gone) }
  }

  /** @throws FileRefused if not all of them are known any more */
  again(keys: readonly string[]): readonly MonthFile[] {
    const files = keys.flatMap((key) => this.dropped.get(key) ?? [])
    if (files.length < keys.length) throw new FileRefused({ kind: 'unexpected' })
    return files.map((file, index) => ({
      ...file,
      key: crypto.randomUUID(),
      givenAt: Date.now() + index,
    }))
  }

  /** A file is stored under a number, which identifies it from now on. */
  name(key: string, number: string): void {
    this.numbers.set(key, number)
    const files = this.known.files.map((file) => (file.key === key ? { ...file, key: number } : file))
    this.known = { ...this.known, files }
  }

  private current(key: string): string {
    return this.numbers.get(key) ?? key
  }

  /** The keys of the files whose place others take: those named, and those with the same content. */
  private replacedBy(files: readonly MonthFile[], replaces: readonly string[]): readonly string[] {
    const named = new Set(replaces.map((key) => this.current(key)))
    const isGiven = ({ slot, sha256 }: MonthFile) =>
      files.some((one) => one.slot === slot && one.sha256 === sha256)
    return this.known.files.flatMap((file) => (named.has(file.key) || isGiven(file) ? file.key : []))
  }
}

/** Lets a message arrive that stops the call. */
async function unlessStopped(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  signal.throwIfAborted()
}
