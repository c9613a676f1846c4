import { type ClosingOrder, putAnalysisOrder } from '@vendaclara/contract/closing-order'
import { call } from '../../../api/call.ts'

const atOnce = 4

/** Keeps what the seller says about orders; answers them as they are kept. */
export async function storeMarks(closing: string, marks: readonly ClosingOrder[]): Promise<ClosingOrder[]> {
  const kept: ClosingOrder[] = []
  for (let start = 0; start < marks.length; start += atOnce) {
    const part = marks.slice(start, start + atOnce)
    kept.push(...(await Promise.all(part.map((mark) => storeMark(closing, mark)))))
  }
  return kept
}

function storeMark(id: string, { orderId, ...body }: ClosingOrder): Promise<ClosingOrder> {
  return call(putAnalysisOrder, { params: { id, orderId }, body })
}
