import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react'
import { toReais } from '@vendaclara/core/money'
import { type SnapPrice, snapPrices } from '@vendaclara/core/pricing'
import { formatCents, formatPercent } from '../../../../ui/number-formats.ts'
import type { PricingSides } from '../../model/pricing-sides.ts'
import { whatIfTexts as texts } from '../detail-texts.ts'
import classes from './what-if.module.css'

interface SnapButtonsProps {
  sides: PricingSides
  /** In reais; 0 if there is no price to be near to. */
  near: number
  tested: number | null
  onTest: (price: number) => void
}

/** Prices ending in ,90 or ,99, each with the margin it leaves. Pressing one tries it. */
export function SnapButtons({ sides, near, tested, onTest }: SnapButtonsProps) {
  const snaps = near > 0 ? snapPrices(sides.seller, sides.fees, near) : []
  if (snaps.length === 0) return null
  return (
    <fieldset className={classes.snaps}>
      <legend>{texts.snaps}</legend>
      {snaps.map((snap) => (
        <UnstyledButton
          key={snap.price}
          className={classes.snap}
          data-misses={!snap.reaches || snap.zone !== null || undefined}
          aria-pressed={tested === toReais(snap.price)}
          onClick={() => onTest(toReais(snap.price))}
        >
          <span className={classes.snapPrice}>{formatCents(snap.price)}</span>
          <span className={classes.snapMargin}>
            <SnapIcon snap={snap} />
            {formatPercent(snap.margin)}
          </span>
        </UnstyledButton>
      ))}
    </fieldset>
  )
}

function SnapIcon({ snap: { reaches, zone } }: { snap: SnapPrice }) {
  if (zone) return <IconAlertTriangle size={14} aria-label={texts.zone} />
  return reaches ? (
    <IconCheck size={14} aria-label={texts.reaches} />
  ) : (
    <IconMinus size={14} aria-label={texts.misses} />
  )
}
