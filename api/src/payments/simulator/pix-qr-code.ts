import { addCycle } from '@vendaclara/core/subscription'
import { toBuffer } from 'qrcode'
import { AsaasError } from './asaas-error.ts'
import type { PaymentRecord } from './asaas-records.ts'
import { unpayableBrCode } from './br-code.ts'

type PixQrCode = {
  success: true
  encodedImage: string
  payload: string
  expirationDate: string
  description: string | null
}

export async function pixQrCode(payment: PaymentRecord): Promise<PixQrCode> {
  if (payment.billingType !== 'PIX' || payment.deleted || !['PENDING', 'OVERDUE'].includes(payment.status)) {
    throw new AsaasError('invalid_action', 'Esta cobrança não pode ser paga com Pix.')
  }
  const payload = unpayableBrCode(payment.id)
  const image = await toBuffer(payload, { errorCorrectionLevel: 'M', width: 480 })
  return {
    success: true,
    encodedImage: image.toString('base64'),
    payload,
    expirationDate: `${addCycle(payment.dueDate, 'YEARLY')} 23:59:59`,
    description: payment.description,
  }
}
