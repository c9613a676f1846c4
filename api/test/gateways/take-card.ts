import { checkKeys } from './check-keys.ts'
import { Refused } from './refused.ts'

const person = ['name', 'email', 'cpfCnpj', 'postalCode', 'addressNumber', 'phone']
const cardKeys = ['holderName', 'number', 'expiryMonth', 'expiryYear', 'ccv']
const declined = ['5184019740373151', '4916561358240741']

/** What is shown of a card that is approved; `remoteIp` is asked for everywhere but where a charge is paid. */
export function takeCard(body: Record<string, unknown>, { hasIp = true } = {}): { creditCardNumber: string } {
  checkKeys(body, ['creditCard', 'creditCardHolderInfo', ...(hasIp ? ['remoteIp'] : [])])
  checkKeys(body.creditCard, cardKeys)
  checkKeys(body.creditCardHolderInfo, person)
  if (hasIp && !/^[\da-f.:]+$/.test(String(body.remoteIp))) throw new Refused(400, 'invalid_remoteIp')
  const { number } = body.creditCard as { number: string }
  if (!declined.includes(number)) return { creditCardNumber: number.slice(-4) }
  const words = 'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.'
  throw new Refused(400, 'invalid_action', words)
}
