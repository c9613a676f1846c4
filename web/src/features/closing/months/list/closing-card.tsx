import { ActionIcon, Text, Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react'
import { type ListedAnalysis, monthName } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { lostParts, monthAnswer, stillAwaited } from '@vendaclara/core/closing'
import { negative } from '@vendaclara/core/money'
import { Link } from 'react-router'
import { closingHref } from '../../../../addresses.ts'
import { useDay } from '../../../../ui/days.ts'
import { formatCents } from '../../../../ui/number-formats.ts'
import type { MarketplaceWords } from '../../model/marketplaces/marketplace.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { fullYear } from '../../model/months.ts'
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

/** The sums of a month on its card, as its page says them. */
function ClosingFigures({ figures, words }: ClosingFiguresProps) {
  const { hasResults, hasOrders, recovered, doubts } = figures
  const today = useDay(brazilianDay)
  if (!hasResults) {
    return (
      <Text span display="block" size="xs" c="dimmed">
        {hasOrders ? texts.list.incomeMissing(words) : texts.list.filesMissing}
      </Text>
    )
  }
  const missing = monthAnswer(figures)?.missing
  const { less, rest } = lostParts(figures, today)
  const awaited = stillAwaited(figures)
  const parts = [
    less > 0 && texts.list.less(formatCents(less)),
    rest > 0 && texts.list.rest(formatCents(rest)),
    awaited > 0 && texts.list.awaited(awaited),
  ].filter((part) => part !== false)
  return (
    <>
      {missing !== undefined && (
        <Text span display="block" size="xs" c={missing > 0 ? 'var(--loss)' : 'dimmed'} fw={600}>
          {missing > 0
            ? texts.list.missing(formatCents(missing))
            : missing < 0
              ? texts.list.over(formatCents(negative(missing)))
              : texts.list.nothingMissing}
        </Text>
      )}
      {parts.length > 0 && (
        <Text span display="block" size="xs" c="dimmed">
          {parts.join(' · ')}
        </Text>
      )}
      {recovered > 0 && (
        <Text span display="block" size="xs" c="var(--gain)" fw={600}>
          {texts.list.recovered(formatCents(recovered))}
        </Text>
      )}
      {doubts !== undefined && (
        <Text span display="block" size="xs" c="var(--accent-text)" fw={600}>
          {texts.list.doubtful}
        </Text>
      )}
    </>
  )
}
