import { getAnalysisRequests } from '@vendaclara/contract/closing'
import { download } from '../../../api/call.ts'
import { type FileSlot, oldestFirst } from '../files/chosen-files.ts'
import { readFailureMessage } from '../files/failure-message.ts'
import type { ReadingProgress } from '../worker/messages.ts'
import type { Stage } from './closing-files-state.ts'
import { addChange } from './pending-changes.ts'
import type { ClosingSession } from './use-closing-session.ts'

/** Reads and compares the files chosen for one slot; the result is pending then. Shows why they were refused. */
export async function readChosenFiles(
  session: ClosingSession,
  slot: FileSlot,
  files: readonly File[],
  signal: AbortSignal,
  onOrdersMissing: () => void,
): Promise<void> {
  if (signal.aborted) return
  const { worker, dispatch, latest } = session
  const ordersMissing = slot === 'income' && !latest().figures.hasOrders
  if (ordersMissing) onOrdersMissing()
  dispatch({ type: 'stage', slot, stage: 'reading' })
  try {
    if (ordersMissing) {
      await worker.checkIncome(files, { signal, onStage: () => {} })
      return
    }
    session.revision.current ??= latest().figures.revision
    const watch = {
      signal,
      onStage: (stage: Stage) => dispatch({ type: 'stage', slot, stage }),
      onProgress: (progress: ReadingProgress) => dispatch({ type: 'progress', slot, progress }),
    }
    await (slot === 'orders' ? readOrders : readIncome)(session, files, watch)
  } catch (error) {
    if (signal.aborted) return
    const { marketplace } = latest()
    dispatch({ type: 'refused', slot, sentence: readFailureMessage(error, { slot, files, marketplace }) })
  }
}

type Watch = Parameters<ClosingSession['worker']['readOrders']>[1]

async function readOrders(session: ClosingSession, files: readonly File[], watch: Watch): Promise<void> {
  const { worker, results, filesAtHand, pending, setPending } = session
  const { receipts, partlyLeftOut, orderMonths, body, ...read } = await worker.readOrders(files, watch)
  const comparison = read.results && (await results.showCompared(read.results, watch.signal))
  if (comparison === null) await results.dropCompared()
  filesAtHand.replace('orders', { files: oldestFirst(files), partlyLeftOut })
  const orders = addChange(pending(), { kind: 'orders', body })
  const compared = comparison === null ? orders : addChange(orders, { kind: 'results', comparison })
  setPending(addChange(compared, { kind: 'receipts', receipts: { orders: [...receipts], orderMonths } }))
}

async function readIncome(session: ClosingSession, files: readonly File[], watch: Watch): Promise<void> {
  const { worker, results, filesAtHand, pending, setPending, setLateUnsettled } = session
  const orders = () => ordersBody(session, watch.signal)
  const { receipts, results: compared } = await worker.readIncome(files, orders, watch)
  const comparison = await results.showCompared(compared, watch.signal)
  filesAtHand.replace('income', { files: oldestFirst(files), partlyLeftOut: [] })
  setLateUnsettled(true)
  const changes = addChange(pending(), { kind: 'results', comparison })
  setPending(addChange(changes, { kind: 'receipts', receipts: { income: [...receipts] } }))
}

/** The orders as they are stored, or will be. */
async function ordersBody({ id, pending }: ClosingSession, signal: AbortSignal): Promise<Blob> {
  const unsaved = pending().find((change) => change.kind === 'orders')
  return unsaved?.body ?? download(getAnalysisRequests, { params: { id }, signal })
}
