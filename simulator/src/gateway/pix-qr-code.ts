import { addMonths } from '@vendaclara/core/calendar'
import type { PaymentRecord } from '../store/asaas-records.ts'
import { AsaasError } from './asaas-error.ts'
import { unpayableBrCode } from './br-code.ts'

/** How long after the due date a Pix code is valid. */
const monthsPayable = 12

interface PixQrCode {
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
  const { toBuffer } = await import('qrcode')
  const image = await toBuffer(payload, { errorCorrectionLevel: 'M', width: 480 })
  return {
    success: true,
    encodedImage: image.toString('base64'),
    payload,
    expirationDate: `${addMonths(payment.dueDate, monthsPayable)} 23:59:59`,
    description: payment.description,
  }
}
