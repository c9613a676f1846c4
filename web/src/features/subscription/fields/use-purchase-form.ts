import { brazilianDay } from '@vendaclara/core/calendar'
import { useFields } from '../../../forms/use-fields.ts'
import { purchaseErrors } from './purchase-errors.ts'
import { blankForm, type FormField, type PurchaseForm } from './purchase-form.ts'

/**
 * What is typed into a form of a purchase. A field's error shows once the field was left, all of them once sent. It is
 * in the memory of the screen and nowhere else.
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
      // Four digits are an expiry: whether it is over shows at once.
      if (field === 'expiry' && value.length === 5) fields.show('expiry')
    },
    showAll: () => fields.show(...shown),
    /** Forgets what must not be sent twice. */
    forgetCard: () => fields.restart({ number: '', ccv: '' }),
  }
}
export type PurchaseFormState = ReturnType<typeof usePurchaseForm>
