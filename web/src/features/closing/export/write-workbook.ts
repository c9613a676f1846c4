import { getMonthLines, getYearMovements, type ListedAnalysis } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { type ClosingMarketplace, movementMarketplaces } from '@vendaclara/core/closing'
import { call, download } from '../../../api/call.ts'
import { inOwnWorker, type WorkerClient } from '../../../workers/worker-client.ts'
import { monthKey } from '../model/months.ts'
import type { MonthProxy } from '../worker/rows/month-proxy.ts'
import type { WorkbookCalls } from './workbook.worker.ts'

/** Writes the differences as a workbook in a worker of its own, which gets the rows directly from their worker. */
export async function writeErrors(results: MonthProxy): Promise<Blob> {
  const rows = await results.ask('exportDifferences', undefined)
  return inWorkbookWorker((worker) => worker.ask('errors', rows, { transfer: [rows] }))
}

/** The same for the rows of the list, in the form for a marketplace's support. */
export async function writeForSupport(marketplace: ClosingMarketplace, results: MonthProxy): Promise<Blob> {
  const rows = await results.ask('exportClaimable', brazilianDay(new Date()))
  return inWorkbookWorker((worker) => worker.ask('support', { marketplace, rows }, { transfer: [rows] }))
}

/** The whole month with its orders. Throws like an API call. */
export async function writeMonth(closing: ListedAnalysis, results: MonthProxy): Promise<Blob> {
  const { marketplace } = closing
  const query = { marketplace, month: monthKey(closing) }
  const hasMovements = movementMarketplaces.includes(marketplace)
  const movements = hasMovements ? await download(getMonthLines, { query }) : null
  const today = brazilianDay(new Date())
  const rows = await results.ask('exportMonth', today)
  const transfer = Object.values(rows)
  return inWorkbookWorker((worker) => worker.ask('month', { closing, today, movements, rows }, { transfer }))
}

/** The closings of a year, with its sums of movement lines. Throws like an API call. */
export async function writeYear(year: string, closings: readonly ListedAnalysis[]): Promise<Blob> {
  const movements = await call(getYearMovements, { query: { year } })
  return inWorkbookWorker((worker) => worker.ask('year', { closings, movements }))
}

function inWorkbookWorker<Answer>(ask: (worker: WorkerClient<WorkbookCalls>) => Promise<Answer>) {
  const start = () => new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' })
  return inOwnWorker({ start }, ask)
}
