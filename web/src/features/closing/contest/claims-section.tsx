import { Badge, Group, Skeleton, Tabs, Text } from '@mantine/core'
import { daysBetween } from '@vendaclara/core/calendar'
import type { ClaimReason, ClosingMarketplace } from '@vendaclara/core/closing'
import { noCents, sumCents } from '@vendaclara/core/money'
import { useState } from 'react'
import { GroupAccordion } from '../../../ui/collapsible/group-accordion.tsx'
import { formatCents, formatCount } from '../../../ui/number-formats.ts'
import type { ResultRow } from '../model/differences.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { type ClaimGroup, type ClaimStage, claimStages } from '../worker/rows/claims-list.ts'
import { type MonthList, useList, useMonth } from '../worker/rows/open-month.tsx'
import { ClaimGroupOrders, ruleOf } from './claim-group-orders.tsx'
import { FreightToContest, useFreightToContest } from './freight-to-contest.tsx'
import type { LineToMark } from './lines-to-mark.tsx'
import { ReturnsToAnswer, useReturnsToAnswer } from './returns-to-answer.tsx'
import { claimReasonName, countdown, periodSentence, texts } from './texts.ts'

/** What can be claimed in a month, by the seller's progress and then by reason. */
export function ClaimsSection() {
  const { totals, today, isWithheld } = useMonth()
  const [stage, setStage] = useState<ClaimStage>('to-do')
  const [reason, setReason] = useState<ClaimReason | null>(null)
  const shown = useList('listClaims', { group: reason && { stage, reason }, today })
  const returns = useReturnsToAnswer()
  const freight = useFreightToContest()
  const lines = [...returns, ...freight.lines]
  const groups = isWithheld ? [] : (shown?.view.groups ?? [])
  const ofStage = groups.filter((group) => group.stage === stage)
  const isOfStage = (line: LineToMark) => line.stage === stage
  if (!totals) return null
  const mayHaveClaims = shown ? groups.length > 0 : !isWithheld && totals.differences + totals.unmatched > 0
  if (!mayHaveClaims && lines.length === 0) {
    return <Text c="dimmed">{isWithheld ? texts.withheld : texts.none}</Text>
  }
  return (
    <section aria-label={texts.title}>
      {!shown && <Skeleton h={180} radius="lg" role="status" aria-label={texts.loading} />}
      {shown && (
        <Tabs
          value={stage}
          onChange={(value) => {
            setStage(claimStages.find((one) => one === value) ?? 'to-do')
            setReason(null)
          }}
          miw={0}
        >
          <Group gap="4px 16px">
            <Stages groups={groups} lines={lines} stage={stage} />
            <OpenTotal groups={groups} lines={lines} />
          </Group>
          <Tabs.Panel value={stage} pt="sm">
            <ReturnsToAnswer returns={returns.filter(isOfStage)} />
            <FreightToContest lines={freight.lines.filter(isOfStage)} hasMore={freight.hasMore} />
            {ofStage.length === 0 && !lines.some(isOfStage) && (
              <Text size="sm" c="dimmed" py="sm">
                {texts.noneOfStage[stage]}
              </Text>
            )}
            {ofStage.length > 0 && (
              <ClaimGroups {...{ stage, reason }} list={shown} groups={ofStage} onReason={setReason} />
            )}
          </Tabs.Panel>
        </Tabs>
      )}
    </section>
  )
}

function Stages({ groups, lines, stage }: StageCountProps) {
  return (
    <Tabs.List aria-label={texts.stagesLabel} flex="auto">
      {stagesOf([...groups, ...lines], stage).map((one) => (
        <Tabs.Tab
          key={one}
          value={one}
          rightSection={<StageCount groups={groups} lines={lines} stage={one} />}
        >
          {texts.stages[one]}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}

/** The orders of the tab 'to-do', and what they come to. */
function OpenTotal({ groups, lines }: Omit<StageCountProps, 'stage'>) {
  const { count, amount } = totalOfStage(groups, lines, 'to-do')
  return count === 0 ? null : (
    <Badge variant="light" color="gray" size="lg" tt="none">
      {texts.total(count, formatCents(amount))}
    </Badge>
  )
}

interface ClaimGroupsProps {
  list: MonthList<ResultRow>
  groups: readonly ClaimGroup[]
  stage: ClaimStage
  reason: ClaimReason | null
  onReason: (reason: ClaimReason | null) => void
}

/** The reasons of a stage, each opening on its orders. */
function ClaimGroups({ list, groups, stage, reason, onReason }: ClaimGroupsProps) {
  const { closing, today } = useMonth()
  return (
    <GroupAccordion
      groups={groups}
      keyOf={(group) => group.reason}
      headOf={(group) => ({
        title: claimReasonName(group.reason),
        // The first day on which a claim that can still be made may end.
        note: group.stage === 'to-do' && dueOfGroup(closing.marketplace, group, today),
        total: texts.total(group.count, formatCents(group.amount)),
      })}
      opened={reason}
      onOpen={(key) => onReason(groups.find((group) => group.reason === key)?.reason ?? null)}
    >
      {(group) => <ClaimGroupOrders key={`${stage} ${reason}`} group={group} list={list} />}
    </GroupAccordion>
  )
}

function dueOfGroup(
  marketplace: ClosingMarketplace,
  { reason, firstDay, isExact }: ClaimGroup,
  today: string,
): string {
  if (firstDay !== null) {
    return texts.firstDay(
      formatOrderDate(firstDay),
      countdown(daysBetween(today, firstDay), isExact),
      isExact,
    )
  }
  const [period] = ruleOf(marketplace, reason)?.periods ?? []
  return period ? periodSentence(period) : texts.unpublished
}

interface StageCountProps {
  groups: readonly ClaimGroup[]
  lines: readonly LineToMark[]
  stage: ClaimStage
}

function StageCount({ groups, lines, stage }: StageCountProps) {
  const { count } = totalOfStage(groups, lines, stage)
  return count === 0 ? null : (
    <Badge variant="light" color="gray" size="sm" circle={count < 10}>
      {formatCount(count)}
    </Badge>
  )
}

/** The stages with orders, the one shown, and always 'to-do'. */
function stagesOf(groups: readonly Pick<ClaimGroup, 'stage'>[], shown: ClaimStage): readonly ClaimStage[] {
  return claimStages.filter(
    (one) => one === 'to-do' || one === shown || groups.some(({ stage }) => stage === one),
  )
}

function totalOfStage(
  groups: readonly ClaimGroup[],
  lines: readonly LineToMark[],
  stage: ClaimStage,
): Pick<ClaimGroup, 'count' | 'amount'> {
  const ofLines = lines.map(({ amount = noCents, ...line }) => ({ stage: line.stage, count: 1, amount }))
  const all = [...groups, ...ofLines].filter((one) => one.stage === stage)
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    amount: sumCents(all.map(({ amount }) => amount)),
  }
}
