import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldErrors } from './schema-errors.ts'
import { type Fields, useFields } from './use-fields.ts'

/** Why a form was not sent. A refusal of the server has a code and may name the field that is to blame. */
export interface SendFailure extends Error {
  readonly code?: string | undefined
  readonly field?: string | undefined
}

interface SubmitFormOptions<Field extends string, Answer> {
  start: Record<Field, string>
  /** Called once in every drawing, so that it may be a hook. */
  validate: (values: Record<NoInfer<Field>, string>) => FieldErrors<NoInfer<Field>>
  /** What a refusal of the server says of which field; without it, that of the field the server named. */
  refusedFields?: (failure: SendFailure) => FieldErrors<NoInfer<Field>>
  send: (values: Record<NoInfer<Field>, string>) => Promise<Answer>
  /** What was typed stays, unless the form is started anew here. */
  onSent?: (answer: Answer, form: Pick<Fields<NoInfer<Field>>, 'restart' | 'values'>) => unknown
}

/**
 * A form that is sent once at a time. What keeps it from being sent is said under its field, as is what the server refuses of
 * one, and the first of them takes the focus. Any change takes back what was refused. It goes through no cache, which would
 * keep a password.
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
    // A button that was disabled meanwhile has lost the focus: it goes to the next step.
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
    ...{ isBusy, answer, error, clear },
    /** Why it was not sent, where no field is to blame. */
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

/** The fields as they are, changed by another function. */
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

/** What a failure says of the field it names, where the form has it. */
function namedField<Field extends string>(
  { field, message }: SendFailure,
  values: Record<Field, string>,
): FieldErrors<Field> {
  const name = field?.split('.').at(-1)
  return name !== undefined && name in values ? ({ [name]: message } as FieldErrors<Field>) : {}
}
