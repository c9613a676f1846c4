import classes from './fields.module.css'
import { FormInput } from './form-input.tsx'
import type { PurchaseFormState } from './use-purchase-form.ts'

/** Whose card it is, where it is not the buyer's. */
export function HolderFields({ state }: { state: PurchaseFormState }) {
  return (
    <div className={`${classes.grid} ${classes.more}`}>
      <FormInput field="holderCpfCnpj" state={state} className={classes.half ?? ''} />
      <FormInput field="holderEmail" state={state} className={classes.half ?? ''} />
    </div>
  )
}
