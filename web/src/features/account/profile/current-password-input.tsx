import { PasswordInput, type PasswordInputProps } from '@mantine/core'
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
