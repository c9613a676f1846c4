import { formatBrl } from '../../../ui/format-brl.ts'
import classes from './deciding.module.css'

const smallest = 0.005

/** An amount in reais that says with its sign and its colour whether it was gained or lost. */
export function SignedAmount({ amount }: { amount: number }) {
  const sign = amount >= smallest ? 'gain' : amount <= -smallest ? 'loss' : 'none'
  return (
    <span className={classes.signed} data-sign={sign}>
      {sign === 'none' ? formatBrl(0) : `${sign === 'gain' ? '+' : '-'}${formatBrl(Math.abs(amount))}`}
    </span>
  )
}
