import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { secondFactorCode } from '@vendaclara/contract/account/second-factor'
import { type FieldErrors, longestText, schemaErrors } from '../../../forms/schema-errors.ts'
import type { SendFailure } from '../../../forms/use-submit-form.ts'
import { useSession } from '../../../session/use-session.ts'
import { texts } from './texts.ts'

/** Asks for the password of the account; a password manager reads which account that is. */
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

/** What keeps a password or a code from being sent: only that it is missing. The server judges them. */
export const missingPassword = schemaErrors<'current'>(undefined, { current: texts.problems.current })
export const missingCode = schemaErrors<'code'>(undefined, { code: texts.problems.code })

export function refusedPassword({ code }: SendFailure): FieldErrors<'current'> {
  return code === 'Invalid credentials' ? { current: texts.wrongPassword } : {}
}

export function refusedCode({ code, message }: SendFailure): FieldErrors<'code'> {
  return code === 'invalid_code' ? { code: message } : {}
}
