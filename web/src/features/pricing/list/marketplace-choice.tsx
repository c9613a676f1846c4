import { NativeSelect, SegmentedControl } from '@mantine/core'
import { type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { useNarrow } from '../../../theme/widths.ts'
import { texts } from '../pricing-texts.ts'

const data = marketplaces.map((value) => ({ value, label: texts.marketplaces[value] }))

interface MarketplaceChoiceProps {
  marketplace: Marketplace
  /** Whether the label is visible above the dropdown. Otherwise it is only read by screen readers. */
  hasLabel?: boolean
  className?: string | undefined
  onChange: (marketplace: Marketplace) => void
}

export function MarketplaceChoice({ marketplace, hasLabel, className, onChange }: MarketplaceChoiceProps) {
  const isNarrow = useNarrow()
  const choose = (value: string) => {
    const chosen = marketplaces.find((one) => one === value)
    if (chosen) onChange(chosen)
  }
  if (isNarrow) {
    return (
      <NativeSelect
        size="md"
        {...(hasLabel ? { label: texts.marketplace } : { 'aria-label': texts.marketplace })}
        data={data}
        value={marketplace}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    )
  }
  return (
    <SegmentedControl
      fullWidth
      withItemsBorders={false}
      className={className}
      aria-label={texts.marketplace}
      data={data}
      value={marketplace}
      onChange={choose}
    />
  )
}
