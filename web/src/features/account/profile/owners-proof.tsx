import { TextInput, type TextInputProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { secondFactorCode } from '@vendaclara/contract/account/fields'
import { type FieldErrors, longestText, schemaErrors } from '../../../forms/schema-errors.ts'
import type { SendFailure } from '../../../forms/use-submit-form.ts'
import { useSession } from '../../../session/use-session.ts'
import { accountQueries } from '../model/account-queries.ts'
import { texts } from './texts.ts'

/** What proves that the owner asks: the current password and, where the second factor is on, a code of it. */
export interface Proof {
  readonly current: string
  readonly code: string
}

export const noProof = { current: '', code: '' }

export const longestCode = longestText(secondFactorCode) ?? 0

/** Only a missing password or code is checked here; the server checks the rest. */
const missingPassword = schemaErrors<'current'>(undefined, { current: texts.problems.current })
export const missingCode = schemaErrors<'code'>(undefined, { code: texts.problems.code })

export function missingProof({ current, code }: Proof, withCode: boolean): FieldErrors<keyof Proof> {
  return { ...missingPassword({ current }), ...(withCode && missingCode({ code })) }
}

export function refusedProof({ code, message }: SendFailure): FieldErrors<keyof Proof> {
  if (code === 'Invalid credentials') return { current: texts.wrongPassword }
  return code === 'invalid_code' ? { code: message } : {}
}

/** The proof as the server takes it. */
export function asProof({ current, code }: Proof): { password: string; code?: string } {
  return { password: current, ...(code.trim() !== '' && { code }) }
}

/** Whether the second factor is on, so that what matters asks for a code too. */
export function useAsksCode(): boolean {
  const { data } = useQuery(accountQueries.secondFactor(useSession().user))
  return data !== undefined && data.since !== null
}

export function CodeInput(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      label={texts.code}
      description={texts.codeHint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete="one-time-code"
      maxLength={longestCode}
    />
  )
}
