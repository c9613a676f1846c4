import { Anchor, Stack, Text } from '@mantine/core'
import type { ListingFee, ListingGroup, ListingUnchecked } from '@vendaclara/core/closing'
import { useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { SteppedTable, useSteps } from '../../../table/stepped-table.tsx'
import { GroupAccordion } from '../../../ui/collapsible/group-accordion.tsx'
import { formatDay } from '../../../ui/days.ts'
import { formatCents, formatNumber } from '../../../ui/number-formats.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { useMonth, useView } from '../worker/rows/open-month.tsx'
import { moreOrLess } from './fee-words.ts'
import { AllMatch, inWords } from './fees-section.tsx'
import { chargedColumns } from './group-orders.tsx'
import { texts } from './texts.ts'

const { listings: words } = texts

interface ListingFeesProps {
  /** What each listing says that is taken of a sale, by its id. */
  fees: ReadonlyMap<string, ListingFee>
}

/** What a month's sales were charged, against the commission that their listings say. */
export function ListingFeesSection({ fees }: ListingFeesProps) {
  const { closing } = useMonth()
  const audit = useView('auditListings', fees)
  if (fees.size === 0) {
    return (
      <section aria-label={texts.title}>
        <Text size="sm" c="dimmed" maw="78ch">
          {marketplaceWords[closing.marketplace].feesUnchecked} {words.none}{' '}
          <Anchor component={Link} to={`${addresses.products}?abrir=arquivos`} inherit fw={600}>
            {words.toProducts}
          </Anchor>
        </Text>
      </section>
    )
  }
  if (!audit) return null
  const { checked, matching, groups, readOn, unchecked } = audit
  const counts = Object.entries(unchecked) as [ListingUnchecked, number][]
  const left = counts.reduce((sum, [, count]) => sum + count, 0)
  const read = readOn ? words.readOn(formatDay(readOn.first), formatDay(readOn.last)) : ''
  return (
    <Stack component="section" aria-label={texts.title} gap="sm">
      {checked === 0 && <Text maw="78ch">{words.nothing}</Text>}
      {checked > 0 && groups.length === 0 && <AllMatch text={words.allMatch(checked, read)} />}
      {groups.length > 0 && (
        <>
          <Text maw="78ch">{words.someMatch(checked, matching, read)}</Text>
          <Groups groups={groups} />
          <Text size="sm" c="dimmed" maw="78ch">
            {words.careful}
          </Text>
        </>
      )}
      {left > 0 && (
        <Text size="sm" c="dimmed">
          {words.unchecked(
            left,
            inWords(counts.map(([reason, count]) => words.uncheckedReasons[reason](count))),
          )}{' '}
          {unchecked['no-commission'] && <ToProducts />}
        </Text>
      )}
    </Stack>
  )
}

function ToProducts() {
  return (
    <Anchor component={Link} to={`${addresses.products}?abrir=arquivos`} inherit fw={600}>
      {words.toProducts}
    </Anchor>
  )
}

function Groups({ groups }: { groups: readonly ListingGroup[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <GroupAccordion
      groups={groups}
      keyOf={({ listings }) => listings.map(({ id }) => id).join(' ')}
      headOf={(group) => ({
        title: titleOf(group),
        note: group.listings.map(saysOf).join(' '),
        total: words.total(group.orders.length, moreOrLess(group.amount)),
      })}
      opened={opened}
      onOpen={setOpened}
    >
      {(group) => <Orders group={group} />}
    </GroupAccordion>
  )
}

const columns = chargedColumns(words.due)

function Orders({ group }: { group: ListingGroup }) {
  return (
    <SteppedTable
      label={words.ordersOf(titleOf(group))}
      columns={columns}
      list={useSteps(group.orders)}
      keyOf={({ orderId }) => orderId}
    />
  )
}

function titleOf({ listings }: ListingGroup): string {
  return inWords(listings.map(({ id, name }) => `${name} (${id})`))
}

function saysOf({ commission, fixedFee, readOn, source }: ListingFee): string {
  const percent = `${formatNumber(commission, 0, 2)}%`
  const fee = fixedFee ? texts.rates.sum(percent, formatCents(fixedFee)) : percent
  return words.says(fee, formatDay(readOn), source)
}
