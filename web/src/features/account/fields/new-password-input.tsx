import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { texts } from '../texts.ts'

/** A password to set, with its rule below it while there is nothing wrong. */
export function NewPasswordInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      autoComplete="new-password"
      description={props.error ? undefined : texts.fields.passwordRule}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  )
}
