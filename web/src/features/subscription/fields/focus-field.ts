import type { FormField } from './purchase-form.ts'

/** Puts the focus of a form on a field. */
export function focusField(form: HTMLFormElement | null, field: FormField | undefined): void {
  const element = field === undefined ? null : form?.elements.namedItem(field)
  if (element instanceof HTMLElement) element.focus()
}
