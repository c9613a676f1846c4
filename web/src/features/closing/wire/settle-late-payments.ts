import { getAwaitedOrders, putLatePayments } from '@vendaclara/contract/closing-late'
import { call, download } from '../../../api/call.ts'
import type { ClosingDeskClient } from '../worker/closing-desk-client.ts'

/** Looks in the income just read for the orders that the seller's other closings await, and keeps what it paid of them. */
export async function settleLatePayments(
  desk: ClosingDeskClient,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const params = { id }
  const awaited = await download(getAwaitedOrders, { params, signal })
  const compressed = await desk.findLate(awaited, signal)
  await call(putLatePayments, { params, compressed, signal })
}
