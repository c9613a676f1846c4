import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { FileSlot } from '@vendaclara/contract/closing'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { fileCalls } from '../file-calls.ts'

const samples = new URL('../../../../../../samples/closing/', import.meta.url)
export const sampleBytes = (path: string) => readFileSync(new URL(path, samples))
export const sample = (path: string) => new File([sampleBytes(path)], basename(path))

/** The names of the odd workbooks, without their ending. */
export const oddNames = () =>
  readdirSync(new URL('odd/', samples))
    .filter((name) => name.endsWith('.xlsx'))
    .map((name) => name.slice(0, -'.xlsx'.length))

const job = { report: () => {}, signal: new AbortController().signal }

/** What a month comes to whose files are given to its worker: those of its orders, then its income. */
export async function closeFiles(
  marketplace: ClosingMarketplace,
  orders: readonly File[],
  income: readonly File[] = [],
) {
  const month = fileCalls((_, closed, { files }) => ({ ...closed, files }))
  const opened = await month.takeStored({ marketplace, files: [], others: [] }, job)
  const give = async (slot: FileSlot, files: readonly File[]) => {
    if (files.length === 0) return opened
    await month.read({ slot, files }, job)
    return (await month.take({ replaces: [] }, job)).shown
  }
  const sold = await give('orders', orders)
  const closed = income.length > 0 ? await give('income', income) : sold
  const receiptsOf = (of: FileSlot) =>
    closed.files.flatMap(({ slot, receipt }) => (slot === of ? [receipt] : []))
  return { ...closed, receipts: { orders: receiptsOf('orders'), income: receiptsOf('income') } }
}
