import { Alert, Anchor, List, Text } from '@mantine/core'
import { IconCalendarDue } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { brazilianDay, daysBetween } from '@vendaclara/core/calendar'
import { toReais } from '@vendaclara/core/money'
import { Link } from 'react-router'
import { addresses, closingHref } from '../../../../addresses.ts'
import { useSession } from '../../../../session/use-session.ts'
import { useDay } from '../../../../ui/days.ts'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { titleOfMonth } from '../../model/months.ts'
import { formatOrderDate } from '../../model/order-dates.ts'
import { closingQueries } from '../../saving/closing-queries.ts'
import { countdown, texts } from './texts.ts'

const mostShown = 4

/**
 * The months with claims, returns or charged freight that end within a week, each with a link. Empty if there are none, or they cannot
 * be loaded.
 */
export function NearClaims() {
  const { user } = useSession()
  const today = useDay(brazilianDay)
  const { data: near = [] } = useQuery(closingQueries.nearClaims(user))
  if (near.length === 0) return null
  const hasReturns = near.some(({ kind }) => kind === 'returns')
  return (
    <Alert
      role="note"
      color="brand"
      variant="light"
      icon={<IconCalendarDue />}
      mt="md"
      title={hasReturns ? texts.near.titleWithReturns : texts.near.title}
    >
      <List size="sm" spacing={4} listStyleType="none">
        {near
          .slice(0, mostShown)
          .map(({ kind, closing, month, year, marketplace, orders, amount, until, isExact }) => (
            <List.Item key={`${kind} ${marketplace} ${year} ${month} ${closing}`}>
              <Anchor
                component={Link}
                to={closing === null ? addresses.closings : closingHref(closing)}
                size="sm"
                fw={600}
                c="var(--accent-text)"
              >
                {texts.near.month(titleOfMonth({ month, year }), marketplaceWords[marketplace])}
              </Anchor>{' '}
              {texts.near[kind](orders, amount === 0 ? null : formatBrl(toReais(amount)))}
              {': '}
              {texts.near[kind === 'freight' ? 'untilOfFreight' : 'until'](
                formatOrderDate(until),
                countdown(daysBetween(today, until), isExact),
                isExact,
              )}
            </List.Item>
          ))}
      </List>
      {near.length > mostShown && (
        <Text size="sm" c="dimmed" mt={4}>
          {texts.near.more(near.length - mostShown)}
        </Text>
      )}
    </Alert>
  )
}
