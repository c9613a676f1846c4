import { useState } from 'react'
import { brazilianDay } from '../model/days.ts'
import { blankForm, type FormErrors, type FormField, type PurchaseForm } from './purchase-form.ts'
import { validateForm } from './validate-form.ts'

/**
 * What is typed into a form of a purchase. A field's error shows once the field was left, all of them once sent. It lives
 * in the memory of the screen and nowhere else.
 */
export function usePurchaseForm(fields: readonly FormField[], start: Partial<PurchaseForm>) {
  const [form, setForm] = useState<PurchaseForm>({ ...blankForm, ...start })
  const [left, setLeft] = useState<ReadonlySet<FormField>>(new Set())
  const [refused, setRefused] = useState<FormErrors>({})
  const invalid = validateForm(form, fields, brazilianDay())

  return {
    form,
    invalid,
    refused,
    errorOf: (field: FormField) => (left.has(field) ? invalid[field] : undefined) ?? refused[field],
    isRight: (field: FormField) => left.has(field) && !(field in invalid) && !(field in refused),
    change: (field: FormField, value: string) => {
      setForm((before) => ({ ...before, [field]: value }))
      setRefused(({ [field]: _, ...others }) => others)
      // Four digits are an expiry: whether it is over shows at once.
      if (field === 'expiry' && value.length === 5) leave('expiry')
    },
    leave,
    leaveAll: () => setLeft(new Set(fields)),
    refuse: (errors: FormErrors) => setRefused((before) => ({ ...before, ...errors })),
    /** Forgets what must not be sent twice. */
    forgetCard: () => {
      setForm((before) => ({ ...before, number: '', ccv: '' }))
      setLeft((before) => new Set([...before].filter((field) => field !== 'number' && field !== 'ccv')))
    },
  }

  function leave(field: FormField): void {
    setLeft((before) => new Set([...before, field]))
  }
}

/** Puts the focus of a form on a field. */
export function focusField(form: HTMLFormElement | null, field: FormField | undefined): void {
  form?.querySelector<HTMLInputElement>(`[data-field="${field}"]`)?.focus()
}
export type PurchaseFormState = ReturnType<typeof usePurchaseForm>
