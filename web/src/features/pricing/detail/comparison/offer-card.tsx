import { Badge, Text } from '@mantine/core'
import { toCents } from '@vendaclara/core/money'
import { formatBrl, formatPercent } from '../../../../ui/number-formats.ts'
import { explanations, noPriceReason } from '../../model/explanations.ts'
import { texts as pricingTexts } from '../../pricing-texts.ts'
import { comparisonTexts as texts } from '../detail-texts.ts'
import { FigureLabel } from '../price/price-card.tsx'
import classes from './comparison.module.css'
import type { Offer } from './offer-in.ts'

interface OfferCardProps {
  offer: Offer
  tableName: string
  isHere: boolean
  isLowest: boolean
}

/** The price and the fees of the product in one marketplace. */
export function OfferCard({ offer, tableName, isHere, isLowest }: OfferCardProps) {
  const { marketplace, sides, price, atSamePrice, isWeightless } = offer
  return (
    <li className={classes.offer} data-here={isHere || undefined}>
      <div className={classes.offerHead}>
        <h4>{pricingTexts.marketplaces[marketplace]}</h4>
        {isHere && (
          <Badge variant="light" color="gray">
            {texts.here}
          </Badge>
        )}
        {isLowest && <Badge variant="light">{texts.lowest}</Badge>}
        <Text
          span
          fz="0.8125rem"
          c="dimmed"
          flex={{ base: '1 0 100%', sm: 'none' }}
          ml={{ base: 0, sm: 'auto' }}
        >
          {pricingTexts.tableInUse.name(tableName)}
        </Text>
      </div>
      {price.outcome === 'priced' ? (
        <dl className={classes.figures}>
          <Figure
            label={texts.price}
            value={formatBrl(price.price)}
            explanation={explanations.price(price, sides)}
          />
          <Figure
            label={texts.profit}
            value={formatBrl(price.profit)}
            explanation={explanations.profit(price, sides)}
          />
          <Figure
            label={texts.fees}
            value={formatBrl(price.commission + price.fixedFee)}
            explanation={explanations.fees(price)}
          />
        </dl>
      ) : (
        <p className={classes.missing}>
          {price.outcome === 'no-commission'
            ? texts.noCommission
            : price.outcome === 'no-category'
              ? texts.noCategory
              : noPriceReason(price)}
        </p>
      )}
      {isWeightless && <p className={classes.missing}>{texts.noWeight}</p>}
      {!isHere && atSamePrice && atSamePrice.margin !== null && toCents(atSamePrice.price) > 0 && (
        <p className={classes.note}>
          {atSamePrice.profit < 0
            ? texts.losesAtThisPrice(formatBrl(atSamePrice.price), formatBrl(-atSamePrice.profit))
            : texts.atThisPrice(
                formatBrl(atSamePrice.price),
                formatBrl(atSamePrice.profit),
                formatPercent(atSamePrice.margin),
              )}
        </p>
      )}
    </li>
  )
}

function Figure({ label, value, explanation }: { label: string; value: string; explanation: string }) {
  return (
    <div className={classes.figure}>
      <dt>
        <FigureLabel text={label} explanation={explanation} />
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
