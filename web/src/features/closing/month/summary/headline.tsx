import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import { awaitedCount, type ClosingFigures } from '@vendaclara/core/closing'
import type { ReactNode } from 'react'
import { useSession } from '../../../../session/use-session.ts'
import { formatCents } from '../../../../ui/number-formats.ts'
import { monthName } from '../../files/others/texts.ts'
import { closingQueries } from '../../files/saving/closing-queries.ts'
import type { MarketplaceWords } from '../../model/marketplaces/marketplace.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { exampleId } from '../../model/months.ts'
import { formatOrderDate } from '../../model/order-dates.ts'
import { useOpenMonth } from '../../months/list/use-open-month.ts'
import type { ClaimsToDo } from '../../worker/rows/claims-list.ts'
import type { MonthOutlook } from '../../worker/rows/month-calls.ts'
import { useMonth } from '../../worker/rows/open-month.tsx'
import type { MonthTab } from '../tabs/use-month-tab.ts'
import { type MonthState, monthState } from './month-state.ts'
import { monthToClose } from './month-to-close.ts'
import classes from './summary.module.css'
import { texts } from './texts.ts'

interface HeadlineProps {
  figures: ClosingFigures
  /** Undefined until the rows are loaded. */
  outlook: MonthOutlook | undefined
  /** Absent where the month has no tabs. */
  onTab?: ((tab: MonthTab) => void) | undefined
}

/** The one sentence about a compared month that is said before its figures, with the one thing to do next. */
export function Headline({ figures, outlook, onTab }: HeadlineProps) {
  const { closing, today } = useMonth()
  const { user } = useSession()
  const isAsked = closing.id !== exampleId && awaitedCount(figures) > 0
  const { data = [] } = useQuery({ ...closingQueries.list(user), enabled: isAsked })
  if (!outlook) return <Skeleton h={36} animate={false} aria-hidden />
  const words = marketplaceWords[closing.marketplace]
  const toClose = monthToClose(closing, data, today)
  const hasIncome = figures.isSent || closing.files.some(({ slot }) => slot === 'income')
  const state = monthState({ figures, outlook, toClose, today, hasIncome })
  const tab = tabOf[state.kind]
  return (
    <Group justify="space-between" gap="12px 24px" mih={36}>
      <Text component="p" className={classes.sentence}>
        {sentenceOf(state, words, today)}
      </Text>
      {state.kind === 'send' && closing.id !== exampleId && <SendNext month={state.month} listed={data} />}
      {tab && onTab && <Button onClick={() => onTab(tab)}>{texts.headline.buttons[tab]}</Button>}
    </Group>
  )
}

const tabOf: Partial<Record<MonthState['kind'], 'contestar' | 'conferencia' | 'arquivos'>> = {
  claim: 'contestar',
  asked: 'contestar',
  wait: 'conferencia',
  coming: 'conferencia',
  unseen: 'conferencia',
  rest: 'conferencia',
  explained: 'conferencia',
  own: 'arquivos',
  again: 'arquivos',
}

function sentenceOf(state: MonthState, words: MarketplaceWords, today: CalendarDate): ReactNode {
  const { headline } = texts
  switch (state.kind) {
    case 'claim': {
      const { count, amount } = state.claims
      return headline.claim(formatCents(amount), count, untilWhen(state.claims, words, today))
    }
    case 'send':
    case 'wait':
      return headline[state.kind](formatCents(state.amount), state.count, words, monthName(state.month))
    case 'coming':
      return headline.coming(formatCents(state.amount), state.count, formatOrderDate(state.on))
    case 'own':
      return headline.own(words)
    case 'unseen':
    case 'asked':
      return headline[state.kind](formatCents(state.amount), state.count)
    case 'rest':
    case 'explained':
      return headline[state.kind](formatCents(state.amount))
    case 'all':
      return headline.all
    case 'again':
      return headline.again(words)
  }
}

/** A last day that is sure is said of the first claim; that there is time, only if it holds for all of them. */
function untilWhen(claims: ClaimsToDo, words: MarketplaceWords, today: CalendarDate): string {
  const { headline } = texts
  const { count, endless, firstDay, isExact } = claims
  const isToday = firstDay === today
  const day = firstDay && formatOrderDate(firstDay)
  if (day && isExact) return headline.firstEnd(isToday ? 'hoje' : `em ${day}`)
  if (endless > 0) return headline.endless(endless === count ? null : endless, words)
  return headline.atLeast(isToday || !day ? 'hoje' : day)
}

interface SendNextProps {
  month: string
  listed: readonly ListedAnalysis[]
}

/** Opens the month whose payments are to be sent, or creates it first. */
function SendNext({ month, listed }: SendNextProps) {
  const { marketplace } = useMonth().closing
  const opening = useOpenMonth(marketplace, month, listed)
  return (
    <>
      <Button loading={opening.isPending} onClick={() => opening.open()}>
        {texts.headline.open(monthName(month))}
      </Button>
      {opening.error && (
        <Text size="sm" role="alert">
          {opening.error.message}
        </Text>
      )}
    </>
  )
}
