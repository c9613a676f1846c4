import { NativeSelect, SegmentedControl } from '@mantine/core'
import { type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { useNarrow } from '../../../theme/widths.ts'
import { texts } from '../texts.ts'

const data = marketplaces.map((value) => ({ value, label: texts.marketplaces[value] }))

interface MarketplaceChoiceProps {
  marketplace: Marketplace
  /** Whether its name stands above it where it is a list; it has it for a screen reader all the same. */
  hasLabel?: boolean
  className?: string | undefined
  onChange: (marketplace: Marketplace) => void
}

/** Which marketplace is calculated for: side by side, on a phone in a list. */
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
