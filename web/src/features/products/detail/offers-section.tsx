import { SimpleGrid, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import pieces from '../../../theme/pieces.module.css'
import { formatDay } from '../../../ui/days.ts'
import { formatCents } from '../../../ui/number-formats.ts'
import { OfferLine } from '../model/offer-line.tsx'
import type { ProductRow } from '../model/product-row.ts'
import { texts as words } from '../model/texts.ts'
import { texts } from './texts.ts'

/** The answer first: what a piece costs today, and what each place where it is sold leaves of it. */
export function OffersSection({ row: { cost, offers } }: { row: ProductRow }) {
  const below = offers.filter(({ state }) => state === 'loss' || state === 'below-margin').length
  return (
    <SimpleGrid component="section" minColWidth={220} spacing={16}>
      <div>
        <Text size="sm" c="dimmed">
          {texts.costs.today}
        </Text>
        <Text fz="1.5rem" fw={650} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {cost ? (cost.cost === 0 ? words.zeroCost : formatCents(cost.cost)) : words.none}
        </Text>
        <Text size="xs" c="dimmed">
          {cost &&
            [cost.since && words.since(formatDay(cost.since)), texts.costs.origins[cost.origin]]
              .filter(Boolean)
              .join(', ')}
          {!cost && texts.costs.none}
        </Text>
      </div>
      <div>
        <Text size="sm" c="dimmed">
          {texts.offers.title}
        </Text>
        {below > 0 && (
          <Text size="sm" fw={600} c="var(--accent-text)">
            {texts.offers.below(below)}
          </Text>
        )}
        {offers.length === 0 && <Text size="sm">{texts.offers.none}</Text>}
        <Stack component="ul" gap={6} fz="sm" className={pieces.bare}>
          {offers.map((offer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: offers have no id of their own
            <li key={index}>
              <OfferLine offer={offer} />
              {offer.listing && (
                <Text size="xs" component={Link} to={offer.listing.href} c="var(--accent-text)">
                  {texts.offers.inCalculator}
                </Text>
              )}
            </li>
          ))}
        </Stack>
      </div>
    </SimpleGrid>
  )
}
