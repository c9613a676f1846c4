import classes from './fields.module.css'
import { FormInput } from './form-input.tsx'
import { PostalCodeInput } from './postal-code-input.tsx'
import type { PostalCodeState } from './use-postal-code.ts'
import type { PurchaseFormState } from './use-purchase-form.ts'

/** Whose card it is, where nothing is bought with it now. */
export function OwnerFields({ state, lookUp }: { state: PurchaseFormState; lookUp: PostalCodeState }) {
  return (
    <div className={classes.grid}>
      <FormInput field="cpfCnpj" state={state} className={classes.half ?? ''} />
      <FormInput field="email" state={state} className={classes.half ?? ''} />
      <FormInput field="phone" state={state} className={classes.half ?? ''} />
      <PostalCodeInput state={state} lookUp={lookUp} />
      <FormInput field="addressNumber" state={state} className={classes.half ?? ''} />
    </div>
  )
}
