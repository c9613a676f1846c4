import { Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Analysis, MonthMovements, MovementSum } from '@vendaclara/contract/closing'
import type { MovementKind, MovementSource } from '@vendaclara/core/closing'
import { addCents, type Cents, noCents, toReais } from '@vendaclara/core/money'
import { type ReactNode, useId } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { CollapsibleSection } from '../../../ui/collapsible-section.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { formatBrl } from '../../../ui/number-formats.ts'
import { monthKey } from '../model/months.ts'
import { ChosenList } from './chosen-list.tsx'
import { OutsideList, ReturnsList } from './month-lists.tsx'
import { movementQueries } from './movement-queries.ts'
import classes from './movements.module.css'
import { StoredFiles } from './stored-files.tsx'
import { texts } from './texts.ts'
import { useMovementFiles } from './use-movement-files.ts'

interface MonthMovementsProps {
  closing: Pick<Analysis, 'month' | 'year' | 'marketplace'>
}

/** What files that serve all months say of one month, and where such are chosen: apart from all that is compared. */
export function MonthMovementsSection({ closing }: MonthMovementsProps) {
  const { marketplace } = closing
  const { user } = useSession()
  const files = useMovementFiles(marketplace)
  const { data, error, refetch } = useQuery(movementQueries.month(user, marketplace, monthKey(closing)))
  const hasLines = data !== undefined && data.sums.length > 0
  const chooser = (
    <Stack gap="sm">
      <ChosenList files={files} />
      <StoredFiles marketplace={marketplace} files={files} />
    </Stack>
  )
  if (!hasLines && !error) return chooser
  return (
    <CollapsibleSection title={texts.month.title}>
      <Stack gap="sm">
        {error && (
          <FailureAlert title={texts.month.failed} message={error.message} onRetry={() => refetch()} />
        )}
        {hasLines && <Figures month={data} />}
        {chooser}
      </Stack>
    </CollapsibleSection>
  )
}

function Figures({ month }: { month: MonthMovements }) {
  const of = (source: MovementSource, ...kinds: MovementKind[]) =>
    summed(
      month.sums.filter((one) => one.source === source && (kinds.length === 0 || kinds.includes(one.kind))),
    )
  const outside = (...kinds: MovementKind[]) =>
    summed(month.sums.filter((one) => one.source === 'wallet' && !one.ofOrders && kinds.includes(one.kind)))
  const ofOrders = summed(month.sums.filter((one) => one.source === 'wallet' && one.ofOrders))
  const [advances, returns, affiliates] = [of('advances'), of('returns'), of('affiliates')]
  return (
    <>
      <Text size="sm" c="dimmed">
        {texts.month.about}
      </Text>
      <Paper withBorder p="lg">
        <div className={classes.groups}>
          <Group title={texts.month.wallet}>
            <Sum label={texts.month.walletAdjustments} of={outside('adjustment')} isTinted />
            <Sum label={texts.month.walletOther} of={outside('other', 'order-income')} />
            <Sum label={texts.month.ofOrders} of={ofOrders} />
          </Group>
          <Group title={texts.month.transfers} about={texts.month.transfersAbout}>
            <Sum label={texts.month.topUps} of={of('wallet', 'ads-top-up')} />
            <Sum label={texts.month.withdrawals} of={outside('withdrawal')} />
            <Sum label={texts.month.otherTransfers} of={outside('transfer')} />
            <Sum label={texts.month.advancesOutside} of={outside('advance')} />
          </Group>
          <Group title={texts.month.agreed} about={texts.month.agreedAbout}>
            <Sum label={texts.month.affiliates} of={affiliates} />
          </Group>
          <Group title={texts.month.advances}>
            <Sum label={texts.month.advanced} of={advances} />
            <Sum label={texts.month.fee} of={{ ...advances, amount: advances.fee }} isTinted />
            <Sum label={texts.month.rest} of={{ ...advances, amount: advances.rest }} />
          </Group>
          <Group title={texts.month.returns}>
            <Sum label={texts.month.refunds(returns.unknown)} of={returns} />
            {returns.compensation !== 0 && (
              <Sum label={texts.month.compensations} of={{ ...returns, amount: returns.compensation }} />
            )}
          </Group>
        </div>
      </Paper>
      <ReturnsList lines={month.returns} count={returns.count} />
      <OutsideList
        lines={month.outside}
        count={summed(month.sums.filter((one) => one.source === 'wallet' && !one.ofOrders)).count}
      />
    </>
  )
}

type Summed = Pick<MovementSum, 'count' | 'amount' | 'fee' | 'rest' | 'compensation' | 'unknown'>

function summed(sums: readonly MovementSum[]): Summed {
  const total = (name: 'amount' | 'fee' | 'rest' | 'compensation'): Cents =>
    sums.reduce((sum, one) => addCents(sum, one[name]), noCents)
  const counted = (name: 'count' | 'unknown') => sums.reduce((sum, one) => sum + one[name], 0)
  return {
    ...{ amount: total('amount'), fee: total('fee'), rest: total('rest') },
    ...{ compensation: total('compensation'), count: counted('count'), unknown: counted('unknown') },
  }
}

interface GroupProps {
  title: string
  about?: string
  children: ReactNode
}

/** Sums of one thing; nothing of it is drawn where there are none. */
function Group({ title, about, children }: GroupProps) {
  const id = useId()
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
      <dl>{children}</dl>
    </section>
  )
}

interface SumProps {
  label: string
  of: Pick<Summed, 'count' | 'amount'>
  /** Whether a charge stands out. */
  isTinted?: boolean
}

function Sum({ label, of: { count, amount }, isTinted = false }: SumProps) {
  if (count === 0) return null
  return (
    <>
      <dt>
        {label}{' '}
        <Text span size="xs" c="dimmed">
          {texts.month.count(count)}
        </Text>
      </dt>
      <dd className={classes.amount} data-loss={isTinted && amount < 0}>
        {formatBrl(toReais(amount))}
      </dd>
    </>
  )
}
