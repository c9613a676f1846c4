import { Anchor, Text } from '@mantine/core'
import classes from './fields.module.css'
import { FormInput } from './form-input.tsx'
import type { PostalCodeState } from './postal-code.ts'
import { texts } from './texts.ts'
import type { PurchaseFormState } from './use-purchase-form.ts'

/** The postal code, with what the look-up says of it. */
export function PostalCodeInput({ state, lookUp }: { state: PurchaseFormState; lookUp: PostalCodeState }) {
  return (
    <>
      <FormInput
        field="postalCode"
        state={state}
        className={classes.half ?? ''}
        isBusy={lookUp.isChecking}
        errorProps={{ role: 'alert' }}
      />
      {lookUp.isUnchecked && (
        <div role="alert" className={classes.note}>
          <Text size="sm" c="var(--mantine-color-error)">
            {texts.postalCodeUnchecked}
          </Text>
          <Text size="sm" c="dimmed">
            <Anchor
              component="button"
              type="button"
              inherit
              fw={600}
              c="var(--accent-text)"
              onClick={lookUp.retry}
            >
              {texts.postalCodeRetry}
            </Anchor>
            {'. '}
            {texts.postalCodeByHand}
          </Text>
        </div>
      )}
    </>
  )
}
