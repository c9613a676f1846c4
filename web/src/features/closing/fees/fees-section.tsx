import { Button, Collapse, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCircleCheck } from '@tabler/icons-react'
import type {
  ClosingMarketplace,
  DeviationGroup,
  MonthAudit,
  UncheckedReason,
} from '@vendaclara/core/closing'
import { closingOf } from '@vendaclara/core/closing'
import { Fragment, use, useState } from 'react'
import { GroupAccordion } from '../../../ui/collapsible/group-accordion.tsx'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { OfficialLink } from '../model/marketplaces/official-link.tsx'
import { useMonth } from '../worker/rows/open-month.tsx'
import { FeeClaim } from './fee-claim.tsx'
import {
  moreOrLess,
  ruleSentence,
  type SaidGroup,
  saidOnce,
  sourceOf,
  tableName,
  verdictOfGroup,
  verdictSentence,
} from './fee-words.ts'
import { GroupOrders } from './group-orders.tsx'
import { ListingFeesSlot } from './listing-fees-slot.ts'
import { texts } from './texts.ts'

/** The result of checking the fees of a month against their dated tables; empty if none could be checked. */
export function FeesSection() {
  const { closing, totals } = useMonth()
  const { marketplace, figures } = closing
  const { feesUnchecked } = marketplaceWords[marketplace]
  const ListingFees = use(ListingFeesSlot)
  if (ListingFees && closingOf(marketplace).listingFees) return <ListingFees />
  if (feesUnchecked !== null) return <Note text={feesUnchecked} />
  const audit = figures.sums?.audit
  if (!audit) return <Note text={texts.before} />
  if (audit.checked === 0) return null
  return (
    <Stack component="section" aria-label={texts.title} gap="sm">
      <Lead audit={audit} />
      {audit.groups.length > 0 && <Groups groups={audit.groups} key={totals?.version} />}
      <Sources marketplace={marketplace} audit={audit} />
    </Stack>
  )
}

function Note({ text }: { text: string }) {
  return (
    <section aria-label={texts.title}>
      <Text size="sm" c="dimmed" maw="78ch">
        {text}
      </Text>
    </section>
  )
}

const list = new Intl.ListFormat('pt-BR')
export const inWords = (parts: readonly string[]) => list.format(parts)

function Lead({ audit: { checked, matching, groups } }: { audit: MonthAudit }) {
  if (groups.length > 0) return <Text maw="78ch">{texts.someMatch(checked, matching)}</Text>
  return <AllMatch text={texts.allMatch(checked)} />
}

export function AllMatch({ text }: { text: string }) {
  return (
    <Group gap={8} wrap="nowrap">
      <IconCircleCheck size={20} color="var(--gain)" style={{ flex: 'none' }} aria-hidden />
      <Text fw={600}>{text}</Text>
    </Group>
  )
}

const order = ['overcharged', 'systematic', 'differs', 'may-be', 'undercharged'] as const

/** The reasons, by verdict and then by amount, the most expensive first; what was charged too little is folded. */
function Groups({ groups }: { groups: readonly DeviationGroup[] }) {
  const [isUnfolded, { toggle }] = useDisclosure(false)
  const sorted = saidOnce(groups)
    .map((said) => ({ ...said, rank: order.indexOf(verdictOfGroup(said.group)) }))
    .sort((one, other) => one.rank - other.rank || other.group.amount - one.group.amount)
  const inFavor = sorted.filter(({ group }) => group.amount < 0)
  const others = sorted.filter(({ group }) => group.amount >= 0)
  return (
    <>
      {others.length > 0 && <GroupList sorted={others} groups={groups} />}
      {inFavor.length > 0 && (
        <>
          <Button variant="subtle" px={0} w="fit-content" aria-expanded={isUnfolded} onClick={toggle}>
            {texts.inFavor(inFavor.reduce((sum, { group }) => sum + group.count, 0))}
          </Button>
          <Collapse expanded={isUnfolded}>
            <GroupList sorted={inFavor} groups={groups} />
          </Collapse>
        </>
      )}
    </>
  )
}

interface GroupListProps {
  sorted: readonly SaidGroup[]
  /** All of the month. */
  groups: readonly DeviationGroup[]
}

function GroupList({ sorted, groups }: GroupListProps) {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <GroupAccordion
      groups={sorted}
      keyOf={({ places }) => places.join(' ')}
      headOf={({ group }) => ({
        title: ruleSentence(group.deviation),
        note: verdictSentence(group),
        total: texts.total(group.count, moreOrLess(group.amount)),
        isLoss: verdictOfGroup(group) === 'overcharged',
      })}
      opened={opened}
      onOpen={setOpened}
    >
      {({ places }) =>
        places.map((place) => {
          const group = groups[place]
          if (!group) return null
          return (
            <Fragment key={place}>
              {places.length > 1 && <Text size="sm">{texts.comparedWith(tableName(group.table))}</Text>}
              {verdictOfGroup(group) === 'overcharged' && <FeeClaim group={group} place={place} />}
              <GroupOrders group={group} place={place} />
            </Fragment>
          )
        })
      }
    </GroupAccordion>
  )
}

interface SourcesProps {
  marketplace: ClosingMarketplace
  audit: MonthAudit
}

/** The tables used, how certain they are, and the orders that could not be checked. */
function Sources({ marketplace, audit: { tables, unchecked } }: SourcesProps) {
  const counts = Object.entries(unchecked) as [UncheckedReason, number][]
  const left = counts.reduce((sum, [, count]) => sum + count, 0)
  return (
    <Stack gap={4}>
      {tables.map(({ table }) => {
        const { sentence, page } = sourceOf(marketplace, table)
        return (
          <Text key={table} size="sm" c="dimmed">
            {sentence}{' '}
            {page && <OfficialLink url={page.url}>{texts.page(marketplaceWords[marketplace])}</OfficialLink>}
          </Text>
        )
      })}
      {left > 0 && (
        <Text size="sm" c="dimmed">
          {texts.unchecked(
            left,
            list.format(counts.map(([reason, count]) => texts.uncheckedReasons[reason](count))),
          )}
        </Text>
      )}
    </Stack>
  )
}
