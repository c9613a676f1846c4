import { ActionIcon, Text, Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react'
import { type ListedAnalysis, monthName } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { awaitedCount, sumRests } from '@vendaclara/core/closing'
import { toReais } from '@vendaclara/core/money'
import { Link } from 'react-router'
import { closingHref } from '../../../addresses.ts'
import { useDay } from '../../../ui/days.ts'
import { formatBrl } from '../../../ui/number-formats.ts'
import { lostToContest } from '../model/differences.ts'
import type { MarketplaceWords } from '../model/marketplaces/marketplace.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { fullYear } from '../model/months.ts'
import classes from './closing-card.module.css'
import { texts } from './texts.ts'

interface ClosingCardProps {
  closing: ListedAnalysis
}

export function ClosingCard({
  closing: { id, month, year, marketplace, duplicate, figures },
}: ClosingCardProps) {
  return (
    <li className={classes.card} data-duplicate={duplicate}>
      <Link to={closingHref(id)} className={classes.link}>
        <span>
          <Text span display="block" fw={650}>
            {monthName(month)}
          </Text>{' '}
          <Text span display="block" size="sm" c="dimmed">
            {texts.list.ofMarketplace(fullYear(year), marketplaceWords[marketplace])}
          </Text>{' '}
          <ClosingFigures figures={figures} words={marketplaceWords[marketplace]} />
        </span>
        <IconChevronRight size={18} aria-hidden className={classes.chevron} />
      </Link>
      {duplicate && (
        <Tooltip label={texts.list.duplicate} events={{ hover: true, focus: true, touch: true }}>
          <ActionIcon className={classes.warning} variant="transparent" aria-label={texts.list.duplicate}>
            <IconAlertTriangle size={18} />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  )
}

interface ClosingFiguresProps {
  words: MarketplaceWords
  figures: ListedAnalysis['figures']
}

/** The figures of a month on its card: the loss, what of it was recovered, and how many orders are not paid yet. */
function ClosingFigures({ figures, words }: ClosingFiguresProps) {
  const { hasResults, hasOrders, recovered } = figures
  const today = useDay(brazilianDay)
  const rest = sumRests(figures.sums?.rests ?? [], today)
  const lost = lostToContest(figures, today)
  const awaited = awaitedCount(figures)
  if (!hasResults) {
    return (
      <Text span display="block" size="xs" c="dimmed">
        {hasOrders ? texts.list.incomeMissing(words) : texts.list.filesMissing}
      </Text>
    )
  }
  return (
    <>
      <Text span display="block" size="xs" c={lost > 0 ? 'var(--loss)' : 'dimmed'} fw={600}>
        {lost > 0
          ? texts.list.lost(formatBrl(toReais(lost)))
          : figures.lost > 0
            ? texts.list.nothingToContest
            : texts.list.nothingLost}
      </Text>
      {rest > 0 && (
        <Text span display="block" size="xs" c="dimmed">
          {texts.list.rest(formatBrl(toReais(rest)))}
        </Text>
      )}
      {recovered > 0 && (
        <Text span display="block" size="xs" c="var(--gain)" fw={600}>
          {texts.list.recovered(formatBrl(toReais(recovered)))}
        </Text>
      )}
      {awaited > 0 && (
        <Text span display="block" size="xs" c="dimmed">
          {texts.list.awaited(awaited)}
        </Text>
      )}
    </>
  )
}
