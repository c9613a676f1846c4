/** What the forms ask for. `name` to `address` are the buyer's; `holder…` of the card's owner, where that is another. */
export const formFields = [
  'name',
  'cpfCnpj',
  'email',
  'phone',
  'postalCode',
  'address',
  'addressNumber',
  'number',
  'expiry',
  'ccv',
  'holderName',
  'holderCpfCnpj',
  'holderEmail',
] as const
export type FormField = (typeof formFields)[number]
export type PurchaseForm = Record<FormField, string>
export type FormErrors = Partial<Record<FormField, string>>

export const blankForm = Object.fromEntries(formFields.map((field) => [field, ''])) as PurchaseForm

const ofTheCard = ['number', 'expiry', 'ccv', 'holderName'] as const
const ofTheHolder = ['holderCpfCnpj', 'holderEmail'] as const

/** The fields a purchase by Pix asks for, in the order of the screen. */
export const pixFields: readonly FormField[] = ['name', 'cpfCnpj', 'email', 'address']

/** Those of a purchase by card; the owner of another one's card is asked for too. */
export function cardFields(isOwnCard: boolean): readonly FormField[] {
  const buyer = ['name', 'cpfCnpj', 'email', 'phone', 'postalCode', 'address', 'addressNumber'] as const
  return [...buyer, ...ofTheCard, ...(isOwnCard ? [] : ofTheHolder)]
}

/** Those of another card for the same subscription. */
export const changeCardFields: readonly FormField[] = [
  ...ofTheCard,
  ...['cpfCnpj', 'email', 'phone', 'postalCode', 'addressNumber'],
] as readonly FormField[]
