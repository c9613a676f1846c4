import { Anchor, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listingsIn, type WireListingPrice } from '@vendaclara/contract/pricing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { ConnectionProblem } from '../../../../../api/api-problem.ts'
import { call } from '../../../../../api/call.ts'
import { useSession } from '../../../../../session/use-session.ts'
import { columnsOf, type TableColumn } from '../../../../../table/data-table.tsx'
import { SmallTable } from '../../../../../table/small-table.tsx'
import { formatDay, useDay } from '../../../../../ui/days.ts'
import { FailureAlert } from '../../../../../ui/failure-alert.tsx'
import { formatBrl } from '../../../../../ui/number-formats.ts'
import type { Listing } from '../../../model/listing.ts'
import { historyTexts as texts } from '../../detail-texts.ts'
import { daysWithToday } from './price-days.ts'
import { PriceLine } from './price-line.tsx'

interface PriceHistoryProps {
  listing: Listing
}

export function PriceHistory({ listing }: PriceHistoryProps) {
  const { marketplace, id } = listing
  const account = useSession().user
  const today = useDay(brazilianDay)
  const { data, error, refetch } = useQuery({
    queryKey: ['listing-prices', account, marketplace, id],
    queryFn: ({ signal }) => call(listingsIn[marketplace].prices, { params: { id }, signal }),
    meta: { shownByScreen: true },
  })
  if (!data) {
    if (error instanceof ConnectionProblem) {
      return (
        <Text size="sm" c="dimmed" role="status">
          {texts.offline}{' '}
          <Anchor component="button" inherit c="var(--accent-text)" onClick={() => void refetch()}>
            {texts.retry}
          </Anchor>
        </Text>
      )
    }
    return error ? (
      <FailureAlert title={texts.failed} message={error.message} onRetry={() => void refetch()} />
    ) : (
      <Skeleton h={150} role="status" aria-label={texts.loading} />
    )
  }
  const days = daysWithToday(data.prices, listing, today)
  if (days.length < 2) {
    return (
      <Text size="sm" c="dimmed">
        {texts.none}
      </Text>
    )
  }
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {texts.intro}
      </Text>
      <PriceLine days={days} today={today} />
      <SmallTable label={texts.list} columns={columns} rows={days.toReversed()} keyOf={({ day }) => day} />
    </Stack>
  )
}

const columns: TableColumn<WireListingPrice>[] = columnsOf(texts.columns, {
  day: ({ day }) => formatDay(day),
  salePrice: ({ salePrice }) => formatBrl(salePrice),
  currentPrice: ({ currentPrice }) => formatBrl(currentPrice),
})
