import { type RefObject, useEffect, useRef } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'

/** The name of the field the server refused, where it named one. */
export function refusedField(error: Error | null): string | undefined {
  return error instanceof ApiProblem ? error.field?.split('.').at(-1) : undefined
}

/** Puts the focus of a form on the field that was refused, else on the next step, which the disabled button had. */
export function useFocusAfterRefusal(
  error: Error | null,
  field: string | undefined,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!error || !form.current) return
    const step = form.current.querySelector('button[type=submit], a[href]')
    const refused = field === undefined ? step : form.current.elements.namedItem(field)
    const isFree = document.activeElement === document.body
    if (refused instanceof HTMLElement && (field !== undefined || isFree)) refused.focus()
  }, [error, field])
  return form
}
