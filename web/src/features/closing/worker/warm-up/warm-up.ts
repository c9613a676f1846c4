import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { closeFacts } from '../facts/month-facts.ts'
import { readMonthFiles } from '../reading/read-month-files.ts'

/** What the worker will be used for; the one that reads orders also compares. */
export type WarmUpFor = 'orders' | 'income'

/** Generated months of forty invented orders, two files for each marketplace id. */
const files = import.meta.glob<string>('./*.xlsx', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})
/**
 * With five rounds, a month of 1,000 orders takes half the processor time that a new worker needs; with these, a tenth
 * to an eighth less than with five. Each takes some twenty milliseconds; files that come during it wait for one at most.
 */
const rounds = 20

/**
 * Reads and compares a small month a few times and forgets it, so that the engine has compiled the code before the
 * seller's files come. Stops if the signal is aborted; ignores any error.
 */
export async function warmUp(
  marketplace: ClosingMarketplace,
  usedFor: WarmUpFor,
  signal: AbortSignal,
): Promise<void> {
  try {
    const paid = [await fetchFile(`${marketplace}-income`, signal)]
    const sold = usedFor === 'orders' ? [await fetchFile(`${marketplace}-orders`, signal)] : []
    for (let round = 0; round < rounds && !signal.aborted; round += 1) await readOnce(marketplace, sold, paid)
  } catch {
    // Files can be read without it, only more slowly.
  }
}

/** `sold` is empty if orders are not read. */
export async function readOnce(
  marketplace: ClosingMarketplace,
  sold: readonly File[],
  paid: readonly File[],
): Promise<number> {
  const received = await readMonthFiles(marketplace, 'income', paid)
  if (sold.length === 0) return received.flatMap(({ income }) => income?.payments ?? []).length
  const read = await readMonthFiles(marketplace, 'orders', sold)
  return closeFacts(marketplace, { files: [...read, ...received], others: [] }).found.matched
}

async function fetchFile(name: string, signal: AbortSignal): Promise<File> {
  const url = files[`./${name}.xlsx`]
  if (url === undefined) throw new TypeError(`There is no small month ${name}.`)
  return new File([await (await fetch(url, { signal })).blob()], 'aquecimento.xlsx')
}
