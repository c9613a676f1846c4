import { useMutation } from '@tanstack/react-query'
import { createUser } from '@vendaclara/contract/account'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import type { HandedEmail } from '../handed-email.ts'
import { usePasswordWeakness } from '../passwords/use-password-weakness.ts'
import { refusedField } from '../refused-field.ts'
import { texts } from '../texts.ts'
import { type SignUpErrors, type SignUpForm, validateSignUp } from './validate-sign-up.ts'

const empty: SignUpForm = { name: '', email: '', password: '', confirmpassword: '', phone: '', canal: '' }
const takenNoticeMilliseconds = 3_000

/** The state of the sign-up form: a field's error shows once the field was changed, all of them once sent. */
export function useSignUp() {
  const [form, setForm] = useState(empty)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const navigate = useNavigate()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(createUser, { body: form }),
    onSuccess: () => {
      const state: HandedEmail = { email: form.email.trim(), isNewcomer: true }
      setForm(empty)
      setTouched(new Set())
      return navigate(addresses.login, { state })
    },
  })
  const isTaken = error instanceof ApiProblem && error.code === 'email_taken'
  useEffect(() => {
    if (!isTaken) return
    const timer = setTimeout(reset, takenNoticeMilliseconds)
    return () => clearTimeout(timer)
  }, [isTaken, reset])

  const weakness = usePasswordWeakness(form.password, form)
  const invalid = validateSignUp(form, weakness)
  const refused = refusalByField(error)
  const errorOf = (field: keyof SignUpForm) =>
    touched.has(field) ? (invalid[field] ?? refused[field]) : refused[field]

  return {
    form,
    isPending,
    errorOf,
    error,
    refused: Object.keys(refused)[0],
    failure: error && Object.keys(refused).length === 0 ? error.message : null,
    change: (part: Partial<SignUpForm>) => {
      setForm((before) => ({ ...before, ...part }))
      setTouched((before) => new Set([...before, ...Object.keys(part)]))
      if (error) reset()
    },
    /** Sends the form, or answers the first field that keeps it from being sent. */
    submit: (): keyof SignUpErrors | undefined => {
      setTouched(new Set(Object.keys(empty)))
      const first = (Object.keys(invalid) as (keyof SignUpErrors)[])[0]
      if (first === undefined && !isPending) mutate()
      return first
    },
  }
}

function refusalByField(error: Error | null): SignUpErrors {
  if (error instanceof ApiProblem && error.code === 'email_taken') return { email: texts.signUp.emailTaken }
  const field = refusedField(error)
  return error && field !== undefined && field in empty ? { [field]: error.message } : {}
}
