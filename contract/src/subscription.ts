import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const holder = { name: z.string().min(1), cpfCnpj: z.string().min(1), email: z.email() }

/** The plan fields of a purchase: `value` in reais must equal what the server computes from cycle and coupon. */
const plan = {
  value: z.number().positive(),
  cycle: z.enum(['YEARLY', 'MONTHLY']),
  nextDueDate: z.iso.date(),
  coupon: z.string().max(60).default(''),
}

export const getCoupon = endpoint({
  method: 'GET',
  path: '/subscription/coupon',
  summary: 'The discount of a coupon, in percent',
  access: 'session',
  query: z.object({ coupon: z.string().max(60) }),
  answer: z.object({ discount: z.number().min(0).max(100) }),
})

export const subscribeByCard = endpoint({
  method: 'POST',
  path: '/subscription/credit-card',
  summary: 'Subscribe by credit card; 200 means success',
  access: 'session',
  body: z.object({
    ...plan,
    billingType: z.literal('CREDIT_CARD'),
    creditCardHolderInfo: z.object({
      ...holder,
      addressNumber: z.string().min(1),
      postalCode: z.string().min(1),
      phone: z.string().min(1),
    }),
    creditCard: z.object({
      holderName: z.string().min(1),
      number: z.string().min(1).max(19),
      expiryMonth: z.string().length(2),
      expiryYear: z.string().min(2).max(4),
      ccv: z.string().min(3).max(4),
    }),
  }),
  answer: z.object({ message: z.string() }),
})

export const subscribeByPix = endpoint({
  method: 'POST',
  path: '/subscription',
  summary: 'Subscribe by Pix; answers the QR code to pay',
  access: 'session',
  body: z.object({ ...plan, billingType: z.literal('PIX'), pixHolderInfo: z.object(holder) }),
  answer: z.object({ qrCode: z.object({ encodedImage: z.string() }) }),
})
