import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Marketplace } from '@vendaclara/core/pricing'
import { useNavigate } from 'react-router'
import { listingHref } from '../listing/listing-href.ts'
import { marketplaces } from '../listing/marketplaces.ts'
import classes from '../pricing.module.css'
import { texts } from '../texts.ts'

const data = marketplaces.map((value) => ({ value, label: texts.marketplaces[value] }))

export function MarketplaceSwitch({ marketplace }: { marketplace: Marketplace }) {
  const isNarrow = useMediaQuery('(max-width: 759.98px)', false, { getInitialValueInEffect: false })
  const navigate = useNavigate()
  const choose = (value: string | null) => {
    const chosen = marketplaces.find((one) => one === value)
    if (chosen) void navigate(listingHref(chosen))
  }
  if (isNarrow) {
    return (
      <NativeSelect
        size="md"
        aria-label={texts.marketplace}
        data={data}
        value={marketplace}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    )
  }
  return (
    <SegmentedControl
      fullWidth
      className={classes.switch}
      aria-label={texts.marketplace}
      data={data}
      value={marketplace}
      onChange={choose}
    />
  )
}
