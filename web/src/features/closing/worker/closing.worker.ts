import {
  countByMonth,
  getAnalysisRequests,
  getAwaitedOrders,
  writeOrder,
  writePaidOrder,
} from '@vendaclara/contract/closing'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { compressJson, readJson } from '../../../api/compress-json.ts'
import { fileRefusals } from '../../../files/file-refused.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { type Job, Transferring } from '../../../workers/worker-calls.ts'
import { type ReadingNews, transferResults } from './messages.ts'
import { Reconciler } from './reconciler.ts'

/** A worker reads for one closing. */
interface OfClosing {
  readonly marketplace: ClosingMarketplace
}

interface FilesToRead extends OfClosing {
  readonly files: readonly File[]
}

/** The income files, where the worker that read them is gone. */
interface KnownIncome extends OfClosing {
  readonly income: readonly File[] | undefined
}

let send: Job<ReadingNews>['report'] = () => {}
let opened: Reconciler | undefined

function reconcilerOf(marketplace: ClosingMarketplace): Reconciler {
  opened ??= new Reconciler(
    marketplace,
    (stage) => send({ stage }),
    (progress) => send({ progress }),
  )
  return opened
}

/** The page asks for one after the other. */
const calls = {
  readOrders: async (
    { marketplace, files, income }: FilesToRead & KnownIncome,
    { report }: Job<ReadingNews>,
  ) => {
    send = report
    const { orders, results, ...read } = await reconcilerOf(marketplace).readOrderFiles(files, income)
    const requests = orders.map(writeOrder)
    // What the API takes of them.
    const body = await compressJson({ requests })
    const compared = results && transferResults(results)
    const answer = { ...read, orderMonths: countByMonth(requests), body, results: compared }
    return new Transferring(answer, compared ? Object.values(compared.rows) : [])
  },

  /** `stored` are the orders as the API answers or takes them, where the worker that read them is gone. */
  readIncome: async (
    { marketplace, files, stored }: FilesToRead & { readonly stored: Blob | undefined },
    { report }: Job<ReadingNews>,
  ) => {
    send = report
    const known = stored && getAnalysisRequests.answer.parse(await readJson(stored)).requests
    const { results, ...read } = await reconcilerOf(marketplace).readIncomeFiles(files, known)
    const compared = transferResults(results)
    return new Transferring({ ...read, results: compared }, Object.values(compared.rows))
  },

  checkIncome: async ({ marketplace, files }: FilesToRead, { report }: Job<ReadingNews>) => {
    send = report
    await reconcilerOf(marketplace).checkIncome(files)
  },

  /** The payments found of orders that other closings await, as the API answers the ones and takes the others. */
  findLate: async ({ marketplace, awaited, income }: KnownIncome & { readonly awaited: Blob }) => {
    const orders = getAwaitedOrders.answer.parse(await readJson(awaited))
    const payments = await reconcilerOf(marketplace).findLate(orders, income)
    return compressJson({ payments: payments.map(writePaidOrder) })
  },
}
export type ClosingCalls = typeof calls

serveCalls(calls, fileRefusals)
