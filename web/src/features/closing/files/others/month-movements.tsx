import { Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { MonthMovements, MovementSum } from '@vendaclara/contract/closing'
import type { MovementKind, MovementSource } from '@vendaclara/core/closing'
import { addCents, type Cents, noCents } from '@vendaclara/core/money'
import { useId } from 'react'
import { useSession } from '../../../../session/use-session.ts'
import { CollapsibleSection } from '../../../../ui/collapsible/collapsible-section.tsx'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { formatCents } from '../../../../ui/number-formats.ts'
import { monthKey } from '../../model/months.ts'
import { useMonth } from '../../worker/rows/open-month.tsx'
import { ChosenList } from './chosen-list.tsx'
import { OutsideList, ReturnsList } from './month-lists.tsx'
import { movementQueries } from './movement-queries.ts'
import classes from './movements.module.css'
import { StoredFiles } from './stored-files.tsx'
import { texts } from './texts.ts'
import { useMovementFiles } from './use-movement-files.ts'

/**
 * What movement files say about the open month, and where to choose them. They are kept apart from everything that is
 * compared.
 */
export function MonthMovementsSection() {
  const { closing } = useMonth()
  const { marketplace } = closing
  const { user } = useSession()
  const files = useMovementFiles()
  const { data, error, refetch } = useQuery(movementQueries.month(user, marketplace, monthKey(closing)))
  const hasLines = data !== undefined && data.sums.length > 0
  return (
    <>
      {(hasLines || error) && (
        <CollapsibleSection title={texts.month.title}>
          <Stack gap="sm">
            {error && (
              <FailureAlert title={texts.month.failed} message={error.message} onRetry={() => refetch()} />
            )}
            {hasLines && <Figures month={data} />}
          </Stack>
        </CollapsibleSection>
      )}
      {/* Beside it, so that what is open there stays so when the first lines come. */}
      <Stack gap="sm">
        <ChosenList files={files} />
        <StoredFiles marketplace={marketplace} files={files} />
      </Stack>
    </>
  )
}

function Figures({ month }: { month: MonthMovements }) {
  const outside = summed(month.sums.filter(isOutside))
  const returns = summed(month.sums.filter(({ source }) => source === 'returns'))
  return (
    <>
      <Text size="sm" c="dimmed">
        {texts.month.about}
      </Text>
      <Paper withBorder p="lg">
        <div className={classes.groups}>
          {groupsOf(month.sums).map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </div>
      </Paper>
      <ReturnsList lines={month.returns} count={returns.count} />
      <OutsideList lines={month.outside} count={outside.count} />
    </>
  )
}

function groupsOf(all: readonly MovementSum[]): readonly GroupProps[] {
  const of = (source: MovementSource, ...kinds: MovementKind[]) =>
    summed(all.filter((one) => one.source === source && (kinds.length === 0 || kinds.includes(one.kind))))
  const outside = (...kinds: MovementKind[]) =>
    summed(all.filter((one) => isOutside(one) && kinds.includes(one.kind)))
  const ofOrders = all.filter(
    ({ source, ofOrders: isOfOrder, kind }) =>
      source === 'wallet' && isOfOrder && kind !== 'freight' && kind !== 'ads-top-up',
  )
  const [freight, advances, returns] = [of('wallet', 'freight'), of('advances'), of('returns')]
  const { month } = texts
  return [
    {
      title: month.wallet,
      about: freight.count > 0 ? month.freightAbout : undefined,
      sums: [
        { label: month.walletAdjustments, of: outside('adjustment'), isTinted: true },
        { label: month.freight, of: freight, isTinted: true },
        { label: month.walletOther, of: outside('other', 'order-income') },
        { label: month.ofOrders, of: summed(ofOrders) },
      ],
    },
    {
      title: month.transfers,
      about: month.transfersAbout,
      sums: [
        { label: month.topUps, of: of('wallet', 'ads-top-up') },
        { label: month.withdrawals, of: outside('withdrawal') },
        { label: month.otherTransfers, of: outside('transfer') },
        { label: month.advancesOutside, of: outside('advance') },
      ],
    },
    {
      title: month.agreed,
      about: month.agreedAbout,
      sums: [{ label: month.affiliates, of: of('affiliates') }],
    },
    {
      title: month.advances,
      sums: [
        { label: month.advanced, of: advances },
        { label: month.fee, of: { ...advances, amount: advances.fee }, isTinted: true },
        { label: month.rest, of: { ...advances, amount: advances.rest } },
      ],
    },
    {
      title: month.returns,
      sums: [
        { label: month.refunds(returns.unknown), of: returns },
        ...(returns.compensation === 0
          ? []
          : [{ label: month.compensations, of: { ...returns, amount: returns.compensation } }]),
      ],
    },
  ]
}

/** Whether a sum is of the wallet's lines without an order. */
function isOutside({ source, ofOrders }: MovementSum): boolean {
  return source === 'wallet' && !ofOrders
}

type Summed = Pick<MovementSum, 'count' | 'amount' | 'fee' | 'rest' | 'compensation' | 'unknown'>

function summed(sums: readonly MovementSum[]): Summed {
  const total = (name: 'amount' | 'fee' | 'rest' | 'compensation'): Cents =>
    sums.reduce((sum, one) => addCents(sum, one[name]), noCents)
  const counted = (name: 'count' | 'unknown') => sums.reduce((sum, one) => sum + one[name], 0)
  return {
    amount: total('amount'),
    fee: total('fee'),
    rest: total('rest'),
    compensation: total('compensation'),
    count: counted('count'),
    unknown: counted('unknown'),
  }
}

interface GroupProps {
  title: string
  about?: string | undefined
  sums: readonly SumProps[]
}

/** Sums of one kind; not shown if there are none. */
function Group({ title, about, sums }: GroupProps) {
  const id = useId()
  const shown = sums.filter(({ of }) => of.count > 0)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id} className={classes.group}>
      <Title order={3} size="h5" id={id}>
        {title}
      </Title>
      {about && (
        <Text size="xs" c="dimmed">
          {about}
        </Text>
      )}
      <dl>
        {shown.map((sum) => (
          <Sum key={sum.label} {...sum} />
        ))}
      </dl>
    </section>
  )
}

interface SumProps {
  label: string
  of: Pick<Summed, 'count' | 'amount'>
  /** Whether charges are highlighted. */
  isTinted?: boolean
}

function Sum({ label, of: { count, amount }, isTinted = false }: SumProps) {
  return (
    <>
      <dt>
        {label}{' '}
        <Text span size="xs" c="dimmed">
          {texts.month.count(count)}
        </Text>
      </dt>
      <dd className={classes.amount} data-loss={(isTinted && amount < 0) || undefined}>
        {formatCents(amount)}
      </dd>
    </>
  )
}
