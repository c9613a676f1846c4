import { Title, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import type { Listing } from '../../listing/listing.ts'
import type { PricingBasis } from '../../listing/pricing-basis.ts'
import classes from './comparison.module.css'
import { ComparisonContent } from './comparison-content.tsx'
import { texts } from './texts.ts'

interface MarketplaceComparisonProps {
  listing: Listing
  basis: PricingBasis
}

/** 'Comparar marketplaces': closed at first, and nothing is calculated until it is opened. */
export function MarketplaceComparison({ listing, basis }: MarketplaceComparisonProps) {
  const [opened, { toggle }] = useDisclosure(false)
  const content = useId()
  return (
    <section className={classes.comparison}>
      <Title order={3}>
        <UnstyledButton
          className={classes.control}
          aria-expanded={opened}
          aria-controls={opened ? content : undefined}
          onClick={toggle}
        >
          {texts.title}
          <IconChevronDown
            size={18}
            aria-hidden
            className={classes.chevron}
            data-opened={opened || undefined}
          />
        </UnstyledButton>
      </Title>
      {opened && (
        <div id={content} className={classes.content}>
          <ComparisonContent listing={listing} basis={basis} />
        </div>
      )}
    </section>
  )
}
