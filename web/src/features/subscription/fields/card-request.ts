import type { CreditCardForm } from '@vendaclara/contract/subscription'
import type { PurchaseForm } from './purchase-form.ts'

/** A typed card as it is sent. */
export function cardRequest({ holderName, number, expiry, ccv }: PurchaseForm): CreditCardForm {
  const [expiryMonth = '', expiryYear = ''] = expiry.split('/')
  return { holderName, number, expiryMonth, expiryYear, ccv }
}

/** Whose card it is, as it is sent: the buyer's own, or somebody else's under the name printed on it. */
export function holderRequest(form: PurchaseForm, isOwnCard: boolean) {
  const { phone, postalCode, address, addressNumber } = form
  const owner = isOwnCard
    ? { name: form.name, cpfCnpj: form.cpfCnpj, email: form.email }
    : { name: form.holderName, cpfCnpj: form.holderCpfCnpj, email: form.holderEmail }
  return { ...owner, phone, postalCode, address, addressNumber }
}
