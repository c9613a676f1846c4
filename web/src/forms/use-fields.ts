import { type RefObject, useRef, useState } from 'react'
import type { FieldErrors } from './schema-errors.ts'

interface FieldsOptions<Field extends string> {
  start: Record<Field, string>
  /** Called once in every render, so it may be a hook. */
  validate: (values: Record<NoInfer<Field>, string>) => FieldErrors<NoInfer<Field>>
  /** Whether typing shows a field's error. Otherwise only `show` does. */
  showsWhileTyping?: boolean
}

export interface Fields<Field extends string> {
  values: Record<Field, string>
  /** All errors, shown or not. */
  invalid: FieldErrors<Field>
  /** Errors from the server; a field's error disappears when the field is changed. */
  refused: FieldErrors<Field>
  errorOf: (field: Field) => string | undefined
  isShown: (field: Field) => boolean
  change: (field: Field, value: string) => void
  show: (...fields: Field[]) => void
  refuse: (errors: FieldErrors<Field>) => void
  clearRefused: () => void
  /** Starts again with these values and without their errors. */
  restart: (values: Partial<Record<Field, string>>) => void
  element: RefObject<HTMLFormElement | null>
  /** Focuses the first of these fields, in screen order. */
  focusFirst: (errors: FieldErrors<Field>) => void
  /** The props of an input. */
  bind: (field: Field) => BoundInput
}

interface BoundInput {
  name: string
  value: string
  error: string | undefined
  'aria-invalid': boolean
  'data-path': string
  onChange: (event: { currentTarget: { value: string } }) => void
}

/** The state of a form. A field's error shows once the field was changed or left; after sending, all errors show. */
export function useFields<Field extends string>(options: FieldsOptions<Field>): Fields<Field> {
  const { showsWhileTyping = true } = options
  const [values, setValues] = useState(options.start)
  const [shown, setShown] = useState<ReadonlySet<Field>>(new Set<Field>())
  const [refused, setRefused] = useState<FieldErrors<Field>>({})
  const element = useRef<HTMLFormElement>(null)
  const invalid = options.validate(values)

  const isShown = (field: Field) => shown.has(field)
  const errorOf = (field: Field) => (isShown(field) ? invalid[field] : undefined) ?? refused[field]
  const show = (...fields: Field[]) => setShown((before) => new Set([...before, ...fields]))
  const change = (field: Field, value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setRefused(({ [field]: _, ...others }) => others as FieldErrors<Field>)
    if (showsWhileTyping) show(field)
  }
  return {
    values,
    invalid,
    refused,
    errorOf,
    isShown,
    change,
    show,
    element,
    refuse: (errors) => setRefused((before) => ({ ...before, ...errors })),
    clearRefused: () => setRefused({}),
    restart: (start) => {
      setValues((before) => ({ ...before, ...start }))
      setShown((before) => new Set([...before].filter((field) => !(field in start))))
      setRefused({})
    },
    focusFirst: (errors) => {
      const inputs = element.current?.querySelectorAll<HTMLElement>('[data-path]') ?? []
      const first = [...inputs].find((input) => (input.dataset.path ?? '') in errors)
      first?.focus()
    },
    bind: (field) => {
      const error = errorOf(field)
      return {
        name: field,
        value: values[field],
        error,
        // A PasswordInput does not set it.
        'aria-invalid': error !== undefined,
        'data-path': field,
        onChange: (event) => change(field, event.currentTarget.value),
      }
    },
  }
}
