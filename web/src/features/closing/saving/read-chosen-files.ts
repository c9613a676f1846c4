import { getAnalysisRequests } from '@vendaclara/contract/closing'
import { download } from '../../../api/call.ts'
import { type FileSlot, oldestFirst } from '../files/chosen-files.ts'
import { explainReadFailure } from '../files/failure-message.ts'
import type { ReadingProgress, SentIncome } from '../worker/messages.ts'
import { addChange } from './pending-changes.ts'
import type { ClosingSession } from './use-closing-session.ts'

interface Watch {
  readonly signal: AbortSignal
  readonly onProgress: (progress: ReadingProgress) => void
  readonly onComparing: () => void
}

/**
 * Reads and compares the files chosen for one slot; the result is then pending. If they are refused, the reason is
 * shown. Income is read at once, even while orders are being read. The answered function does the rest when its turn
 * comes.
 */
export function readChosenFiles(
  session: ClosingSession,
  slot: FileSlot,
  files: readonly File[],
  signal: AbortSignal,
  onOrdersMissing: () => void,
): () => Promise<void> {
  const { worker, dispatch, latest, filesAtHand } = session
  const watch: Watch = {
    signal,
    onProgress: (progress) => dispatch({ type: 'progress', slot, progress }),
    onComparing: () => dispatch({ type: 'stage', slot, stage: 'comparing' }),
  }
  const showReading = () => dispatch({ type: 'stage', slot, stage: 'reading' })
  if (slot === 'income') showReading()
  const income = slot === 'income' ? worker.readIncome(files, watch) : undefined
  let isWaiting = true
  const showQueued = () => isWaiting && dispatch({ type: 'stage', slot, stage: 'queued' })
  income?.then(showQueued, () => {})
  return async () => {
    isWaiting = false
    if (signal.aborted) return
    const ordersMissing = income !== undefined && !latest().figures.hasOrders
    if (ordersMissing) onOrdersMissing()
    if (slot === 'orders') showReading()
    try {
      if (ordersMissing) {
        const { income: unused } = await income
        unused.close()
        return
      }
      await filesAtHand.restored()
      session.revision.current ??= latest().figures.revision
      await (income ? compareIncome(session, files, income, watch) : readOrders(session, files, watch))
    } catch (error) {
      if (signal.aborted || isAbort(error)) return
      const { marketplace } = latest()
      dispatch({ type: 'refused', slot, refused: explainReadFailure(error, { slot, marketplace }) })
    }
  }
}

/** Everything that was read was dropped meanwhile. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

async function readOrders(session: ClosingSession, files: readonly File[], watch: Watch): Promise<void> {
  const { worker, filesAtHand, pending, setPending } = session
  const read = await worker.readOrders(files, watch)
  const { receipts, partlyLeftOut, orderMonths, version, comparison } = read
  filesAtHand.replace('orders', { files: oldestFirst(files), partlyLeftOut })
  const orders = addChange(pending(), { kind: 'orders', version })
  const compared = comparison === null ? orders : addChange(orders, { kind: 'results', comparison })
  setPending(addChange(compared, { kind: 'receipts', receipts: { orders: [...receipts], orderMonths } }))
}

async function compareIncome(
  session: ClosingSession,
  files: readonly File[],
  reading: Promise<SentIncome>,
  watch: Watch,
): Promise<void> {
  const { worker, filesAtHand, pending, setPending, setLateUnsettled } = session
  const orders = () => ordersBody(session, watch.signal)
  const { receipts, comparison } = await worker.compareIncome(files, await reading, orders, watch)
  filesAtHand.replace('income', { files: oldestFirst(files), partlyLeftOut: [] })
  setLateUnsettled(true)
  const changes = addChange(pending(), { kind: 'results', comparison })
  setPending(addChange(changes, { kind: 'receipts', receipts: { income: [...receipts] } }))
}

/** The orders as they are stored, or will be. */
async function ordersBody({ id, worker, pending }: ClosingSession, signal: AbortSignal): Promise<Blob> {
  const unsaved = pending().find((change) => change.kind === 'orders')
  const body = unsaved && (await worker.ordersBody(unsaved.version))
  return body ?? download(getAnalysisRequests, { params: { id }, signal })
}
