import { Switch } from '@mantine/core'
import type { FeeFacts } from '@vendaclara/core/pricing'
import { AmountField } from '../../model/amount-field.tsx'
import classes from './comparison.module.css'
import type { ComparedFacts } from './offer-in.ts'
import { texts } from './texts.ts'

interface ComparisonFactsProps {
  asked: readonly (keyof FeeFacts)[]
  facts: ComparedFacts
  onEdit: (part: Partial<ComparedFacts>) => void
}

/** What only the other marketplaces ask for; it is told for the comparison alone. */
export function ComparisonFacts({ asked, facts, onEdit }: ComparisonFactsProps) {
  if (asked.length === 0) return null
  return (
    <div className={classes.facts}>
      {asked.includes('commission') && (
        <AmountField
          kind="commission"
          name="mlTax"
          label={texts.facts.mlTax}
          value={facts.mlTax}
          onEdit={onEdit}
        />
      )}
      {asked.includes('freight') && (
        <AmountField
          kind="money"
          name="shippingCost"
          label={texts.facts.shippingCost}
          value={facts.shippingCost}
          onEdit={onEdit}
        />
      )}
      {asked.includes('weight') && (
        <AmountField kind="weight" name="peso" label={texts.facts.peso} value={facts.peso} onEdit={onEdit} />
      )}
      {asked.includes('freeShipping') && (
        <Switch
          size="md"
          label={texts.facts.freeShipping}
          checked={facts.freeShipping}
          onChange={(event) => onEdit({ freeShipping: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}
