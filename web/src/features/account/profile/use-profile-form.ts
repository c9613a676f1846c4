import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'

type Errors<Field extends string> = Partial<Record<Field, string>>

interface ProfileFormOptions<Field extends string, Answer> {
  start: Record<Field, string>
  validate: (form: Record<Field, string>) => Errors<Field>
  /** What a refusal of the server says of which field; nothing when it is about none of them. */
  refuse: (problem: ApiProblem) => Errors<Field>
  send: (form: Record<Field, string>) => Promise<Answer>
  /** Answers what the form holds from then on. */
  onDone: (answer: Answer) => Record<Field, string>
}

/** A form of the profile: a field's error shows once the field was changed, all of them once sent. */
export function useProfileForm<Field extends string, Answer>(options: ProfileFormOptions<Field, Answer>) {
  const [form, setForm] = useState(options.start)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const element = useRef<HTMLFormElement>(null)
  const refusedBy = (failure: Error | null): Errors<Field> =>
    failure instanceof ApiProblem ? options.refuse(failure) : {}
  const focus = (errors: Errors<Field>) => {
    const [first] = Object.keys(errors)
    const field = first === undefined ? null : element.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => options.send(form),
    onSuccess: (answer) => {
      setForm(options.onDone(answer))
      setTouched(new Set())
    },
    onError: (failure) => focus(refusedBy(failure)),
  })
  const invalid = options.validate(form)
  const refused = refusedBy(error)

  const change = (field: Field, value: string) => {
    setForm((before) => ({ ...before, [field]: value }))
    setTouched((before) => new Set([...before, field]))
    if (error) reset()
  }
  return {
    form,
    isPending,
    isValid: Object.keys(invalid).length === 0,
    failure: error && Object.keys(refused).length === 0 ? error.message : null,
    change,
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        setTouched(new Set(Object.keys(form)))
        if (Object.keys(invalid).length > 0) focus(invalid)
        else if (!isPending) mutate()
      },
    },
    bind: (field: Field) => {
      const said = (touched.has(field) ? invalid[field] : undefined) ?? refused[field]
      return {
        name: field,
        value: form[field],
        error: said,
        // A PasswordInput leaves this out.
        'aria-invalid': said !== undefined,
        onChange: (event: { currentTarget: { value: string } }) => change(field, event.currentTarget.value),
      }
    },
  }
}
