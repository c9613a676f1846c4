import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { secondFactorCode } from '@vendaclara/contract/account/second-factor'
import { type FieldErrors, longestText, schemaErrors } from '../../../forms/schema-errors.ts'
import type { SendFailure } from '../../../forms/use-submit-form.ts'
import { useSession } from '../../../session/use-session.ts'
import { texts } from './texts.ts'

/** Asks for the account's password. The hidden field tells password managers which account it is. */
export function CurrentPasswordInput(props: PasswordInputProps) {
  const { email } = useSession()
  return (
    <>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput {...props} label={texts.currentPassword} autoComplete="current-password" />
    </>
  )
}

export const longestCode = longestText(secondFactorCode) ?? 0

/** Only a missing password or code is checked here; the server checks the rest. */
export const missingPassword = schemaErrors<'current'>(undefined, { current: texts.problems.current })
export const missingCode = schemaErrors<'code'>(undefined, { code: texts.problems.code })

export function refusedPassword({ code }: SendFailure): FieldErrors<'current'> {
  return code === 'Invalid credentials' ? { current: texts.wrongPassword } : {}
}

export function refusedCode({ code, message }: SendFailure): FieldErrors<'code'> {
  return code === 'invalid_code' ? { code: message } : {}
}
