import { Button } from '@mantine/core'
import { type Cents, toReais } from '@vendaclara/core/money'
import { useId } from 'react'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { formatNumber } from '../../../../ui/format-number.ts'
import type { MarginForPrice } from './margin-for-price.ts'
import classes from './price-trial.module.css'
import { texts } from './texts.ts'

interface UseMarginProps {
  price: Cents
  isCurrent: boolean
  found: MarginForPrice
  onUse: (margin: number) => void
}

/** Takes over the margin of a tried price where it can, and says what comes of it or why it cannot. */
export function UseMargin({ price, isCurrent, found, onUse }: UseMarginProps) {
  const reason = useId()
  const margin = !isCurrent && 'margin' in found ? found.margin : null
  return (
    <div className={classes.use}>
      <Button
        variant="light"
        aria-describedby={reason}
        aria-disabled={margin === null}
        {...(margin === null && { 'data-disabled': true })}
        onClick={() => margin !== null && onUse(margin)}
      >
        {texts.use}
      </Button>
      <p id={reason}>{isCurrent ? texts.isCurrent : sentence(found, price)}</p>
    </div>
  )
}

function sentence(found: MarginForPrice, price: Cents): string {
  if ('margin' in found) return texts.leadsTo(formatNumber(found.margin, 0, 6), formatBrl(toReais(price)))
  return found.cheaper === null ? texts.cannotUse : texts.cheaperReaches(formatBrl(toReais(found.cheaper)))
}
