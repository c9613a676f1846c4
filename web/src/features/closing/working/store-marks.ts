import {
  type ClosingOrder,
  type KeptOrders,
  mostOrdersAtOnce,
  putAnalysisOrders,
} from '@vendaclara/contract/closing-order'
import { call } from '../../../api/call.ts'

/** Keeps what the seller says about orders, as many in one call as it takes; `onKept` hears of each call. */
export async function storeMarks(
  id: string,
  marks: readonly ClosingOrder[],
  onKept: (answer: KeptOrders) => void,
): Promise<void> {
  for (let start = 0; start < marks.length; start += mostOrdersAtOnce) {
    const orders = marks.slice(start, start + mostOrdersAtOnce)
    onKept(await call(putAnalysisOrders, { params: { id }, body: { orders } }))
  }
}
