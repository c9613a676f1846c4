import { type PixCode, subscribeByCard, subscribeByPix } from '@vendaclara/contract/subscription'
import { call } from '../../../api/call.ts'
import { brazilianDay } from '../brazilian-dates.ts'
import { cardRequest, holderRequest } from '../fields/card-request.ts'
import type { PurchaseForm } from '../fields/purchase-form.ts'
import { type Order, orderPrice, type PaymentMethod } from './order.ts'

export type FilledOrder = Order & { method: PaymentMethod; form: PurchaseForm; isOwnCard: boolean }

/** Buys what was chosen; answers the code to pay where it is a Pix. */
export async function sendOrder({
  method,
  form,
  isOwnCard,
  ...order
}: FilledOrder): Promise<PixCode | undefined> {
  const { name, cpfCnpj, email, address } = form
  const buyer = { name, cpfCnpj, email, address }
  const plan = {
    cycle: order.cycle,
    coupon: order.coupon?.code ?? null,
    value: orderPrice(order),
    nextDueDate: brazilianDay(),
  }
  if (method === 'PIX') {
    const { qrCode } = await call(subscribeByPix, { body: { ...plan, pixHolderInfo: buyer } })
    return qrCode
  }
  await call(subscribeByCard, {
    body: {
      ...plan,
      ...(!isOwnCard && { buyer }),
      creditCardHolderInfo: holderRequest(form, isOwnCard),
      creditCard: cardRequest(form),
    },
  })
  return undefined
}
