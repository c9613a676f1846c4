import { randomUUID } from 'node:crypto'
import { cardBrand, isCardExpired, readCardNumber, readTaxId } from '@vendaclara/core/subscription'
import { z } from 'zod'
import type { HiddenCard, ShownCard } from '../store/asaas-records.ts'
import { AsaasError } from './asaas-error.ts'
import type { GatewayCall } from './gateway-call.ts'

/** The cards that the gateway's documentation gives for testing a refusal. */
const declined = new Set(['5184019740373151', '4916561358240741'])

const filled = z.string().min(1)
const cardForm = z.object({
  creditCard: z.object({
    holderName: filled,
    number: filled,
    expiryMonth: z.string().regex(/^(0[1-9]|1[0-2])$/),
    expiryYear: z.string().regex(/^20\d{2}$/),
    ccv: z.string().regex(/^\d{3,4}$/),
  }),
  creditCardHolderInfo: z.object({
    name: filled,
    email: filled,
    cpfCnpj: filled,
    postalCode: filled,
    addressNumber: filled,
    phone: filled,
  }),
  remoteIp: filled,
})

const problems: Record<string, [code: string, description: string]> = {
  creditCard: ['invalid_creditCard', 'Os dados do cartão de crédito não foram informados corretamente.'],
  creditCardHolderInfo: [
    'invalid_creditCardHolderInfo',
    'Os dados do titular do cartão não foram informados corretamente.',
  ],
  remoteIp: ['invalid_remoteIp', 'O IP do comprador deve ser informado.'],
}

/** Accepts a card and returns what is stored of it: the shown part and the hidden part. */
export function takeCard(call: GatewayCall, body: unknown): { shown: ShownCard; hidden: HiddenCard } {
  const form = cardForm.safeParse(body)
  if (!form.success) {
    const [code, description] = problems[String(form.error.issues[0]?.path[0])] ?? [
      'invalid_creditCard',
      'Cartão de crédito inválido.',
    ]
    throw new AsaasError(code, description)
  }
  const { creditCard, creditCardHolderInfo } = form.data
  const number = readCardNumber(creditCard.number)
  if (number === undefined)
    throw new AsaasError('invalid_creditCard', 'O número do cartão informado é inválido.')
  if (readTaxId(creditCardHolderInfo.cpfCnpj) === undefined) {
    throw new AsaasError('invalid_object', 'O CPF/CNPJ informado é inválido.')
  }
  const expiry = { month: creditCard.expiryMonth, year: creditCard.expiryYear }
  if (declined.has(number) || isCardExpired(expiry, call.today)) {
    throw new AsaasError(
      'invalid_action',
      'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.',
    )
  }
  return {
    shown: {
      creditCardNumber: number.slice(-4),
      creditCardBrand: cardBrand(number)?.toUpperCase() ?? 'UNKNOWN',
      creditCardToken: randomUUID(),
    },
    hidden: { isDeclined: false },
  }
}
