import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldErrors } from './schema-errors.ts'
import { type Fields, useFields } from './use-fields.ts'

/** Why a form was not sent. A refusal of the server has a code and may name the faulty field. */
export interface SendFailure extends Error {
  readonly code?: string | undefined
  readonly field?: string | undefined
}

interface SubmitFormOptions<Field extends string, Answer> {
  start: Record<Field, string>
  /** Called once in every render, so it may be a hook. */
  validate: (values: Record<NoInfer<Field>, string>) => FieldErrors<NoInfer<Field>>
  /**
   * The errors of the fields after a refusal of the server. Without it, the refusal belongs to the field that the
   * server names.
   */
  refusedFields?: (failure: SendFailure) => FieldErrors<NoInfer<Field>>
  send: (values: Record<NoInfer<Field>, string>) => Promise<Answer>
  /** The values stay, unless this function restarts the form. */
  onSent?: (answer: Answer, form: Pick<Fields<NoInfer<Field>>, 'restart' | 'values'>) => unknown
}

/**
 * A form that is sent only once at a time. Its errors, and the server's refusals of a field, are shown under the
 * fields; the first faulty field gets the focus. A change removes the field's refusal. It uses no query cache, which
 * would keep passwords.
 */
export function useSubmitForm<Field extends string, Answer>(options: SubmitFormOptions<Field, Answer>) {
  const fields = useFields(options)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const [error, setError] = useState<Error | null>(null)
  const underWay = useRef(false)

  const clear = () => {
    setError(null)
    setAnswer(undefined)
    fields.clearRefused()
  }
  const send = async () => {
    underWay.current = true
    clear()
    setBusy(true)
    try {
      const sent = await options.send(fields.values)
      await options.onSent?.(sent, fields)
      setAnswer(() => sent)
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure
      const { refusedFields = (named: SendFailure) => namedField(named, fields.values) } = options
      fields.refuse(refusedFields(failure))
      setError(failure)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  const follow = useEffectEvent(() => {
    if (Object.keys(fields.refused).length > 0) return fields.focusFirst(fields.refused)
    // A button that was disabled in the meantime has lost the focus, so the next step gets it.
    const step = fields.element.current?.querySelector<HTMLElement>('button[type=submit], a[href]')
    if (document.activeElement === document.body) step?.focus()
  })
  useEffect(() => {
    if (error) follow()
  }, [error])

  return {
    ...withChange(fields, (field, value) => {
      fields.change(field, value)
      if (error || answer !== undefined) clear()
    }),
    isBusy,
    answer,
    error,
    clear,
    /** Why it was not sent, if no field is to blame. */
    failure: error && Object.keys(fields.refused).length === 0 ? error.message : null,
    formProps: {
      ref: fields.element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        fields.show(...(Object.keys(fields.values) as Field[]))
        if (Object.keys(fields.invalid).length > 0) fields.focusFirst(fields.invalid)
        else if (!underWay.current) void send()
      },
    },
  }
}

/** The fields with another `change` function. */
function withChange<Field extends string>(
  fields: Fields<Field>,
  change: Fields<Field>['change'],
): Fields<Field> {
  return {
    ...fields,
    change,
    bind: (field) => ({
      ...fields.bind(field),
      onChange: ({ currentTarget }) => change(field, currentTarget.value),
    }),
  }
}

/** The error for the field that the failure names, if the form has it. */
function namedField<Field extends string>(
  { field, message }: SendFailure,
  values: Record<Field, string>,
): FieldErrors<Field> {
  const name = field?.split('.').at(-1)
  return name !== undefined && name in values ? ({ [name]: message } as FieldErrors<Field>) : {}
}
