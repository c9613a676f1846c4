import { brazilianDay } from '@vendaclara/core/calendar'
import { useFields } from '../../../forms/use-fields.ts'
import { purchaseErrors } from './purchase-errors.ts'
import { blankForm, type FormField, type PurchaseForm } from './purchase-form.ts'

/**
 * The state of a purchase form. A field's error shows after it was left; after sending, all errors show. The values
 * are only in the screen's memory.
 */
export function usePurchaseForm(shown: readonly FormField[], start: Partial<PurchaseForm>) {
  const fields = useFields({
    start: { ...blankForm, ...start },
    validate: (form) => purchaseErrors(form, shown, brazilianDay(new Date())),
    showsWhileTyping: false,
  })
  return {
    ...fields,
    isRight: (field: FormField) =>
      fields.isShown(field) && !(field in fields.invalid) && !(field in fields.refused),
    change: (field: FormField, value: string) => {
      fields.change(field, value)
      // Four digits are a complete expiry, so its error shows at once.
      if (field === 'expiry' && value.length === 5) fields.show('expiry')
    },
    showAll: () => fields.show(...shown),
    /** Clears what must not be sent twice. */
    forgetCard: () => fields.restart({ number: '', ccv: '' }),
  }
}
export type PurchaseFormState = ReturnType<typeof usePurchaseForm>
