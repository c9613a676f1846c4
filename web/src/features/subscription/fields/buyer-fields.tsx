import classes from './fields.module.css'
import { FormInput } from './form-input.tsx'
import { PostalCodeInput } from './postal-code-input.tsx'
import type { PostalCodeState } from './use-postal-code.ts'
import type { PurchaseFormState } from './use-purchase-form.ts'

interface BuyerFieldsProps {
  state: PurchaseFormState
  lookUp: PostalCodeState
  /** A card asks for its owner's telephone and postal code, too. */
  byCard: boolean
}

export function BuyerFields({ state, lookUp, byCard }: BuyerFieldsProps) {
  return (
    <div className={classes.grid}>
      <FormInput field="name" state={state} className={classes.whole ?? ''} />
      <FormInput field="cpfCnpj" state={state} className={classes.half ?? ''} />
      <FormInput field="email" state={state} className={classes.half ?? ''} />
      {byCard && <FormInput field="phone" state={state} className={classes.half ?? ''} />}
      {byCard && <PostalCodeInput state={state} lookUp={lookUp} />}
      <FormInput field="address" state={state} className={(byCard ? classes.rest : classes.whole) ?? ''} />
      {byCard && <FormInput field="addressNumber" state={state} className={classes.third ?? ''} />}
    </div>
  )
}
