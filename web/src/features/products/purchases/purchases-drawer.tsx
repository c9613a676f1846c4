import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { sumCents } from '@vendaclara/core/money'
import { type Purchase, unmatchedLines } from '@vendaclara/core/products'
import { useMemo } from 'react'
import type { TableColumn } from '../../../table/data-table.tsx'
import { ListTable } from '../../../table/list-table.tsx'
import { SteadyButton } from '../../../ui/buttons.tsx'
import { formatDay } from '../../../ui/days.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { formatCents, formatCount } from '../../../ui/number-formats.ts'
import { parts, useOpenHere } from '../model/open-here.ts'
import { PartDrawer } from '../model/part-drawer.tsx'
import type { ProductList } from '../saving/queries.ts'
import { useOfferedChange } from '../saving/use-change-products.ts'
import type { Bought } from './bought.ts'
import { MatchList } from './match-list.tsx'
import { useMatches } from './matches.ts'
import { MethodChoice } from './method-choice.tsx'
import { formatTaxId } from './tax-id.ts'
import { texts } from './texts.ts'

interface PurchasesDrawerProps {
  list: ProductList
  bought: Bought
  today: string
}

/** The stored invoices, what of them waits for a product, and how costs are found by them. */
export function PurchasesDrawer(props: PurchasesDrawerProps) {
  return (
    <PartDrawer part={parts.purchases} words={texts} size={900}>
      <Purchases {...props} />
    </PartDrawer>
  )
}

function Purchases({ list, bought, today }: PurchasesDrawerProps) {
  const open = useOpenHere()
  const { purchases } = bought
  const { taxIds } = list.settings
  return (
    <Stack gap="xl">
      <Group>
        <Button
          leftSection={<IconFileImport size={18} />}
          onClick={() => open({ abrir: parts.files }, { replace: true })}
        >
          {texts.bring}
        </Button>
        {taxIds.length > 0 && (
          <Text size="sm" c="dimmed">
            {texts.taxIds(taxIds.map(formatTaxId).join(', '))}
          </Text>
        )}
      </Group>
      <Unmatched list={list} bought={bought} />
      {purchases.length > 0 && <MethodChoice list={list} bought={bought} today={today} />}
      <Stack gap="xs">
        <Title order={3}>{texts.list.title}</Title>
        {purchases.length === 0 ? (
          <Text c="dimmed">{texts.list.none}</Text>
        ) : (
          <ListTable
            label={texts.list.label}
            pagesLabel={texts.list.pages}
            columns={columns}
            rows={purchases.toSorted((one, other) => (one.issuedOn < other.issuedOn ? 1 : -1))}
            keyOf={({ key }) => key}
            rowsOnPage={20}
          />
        )}
      </Stack>
    </Stack>
  )
}

/** Matches what was left for later. */
function Unmatched({ list, bought }: Pick<PurchasesDrawerProps, 'list' | 'bought'>) {
  const lines = useMemo(
    () => unmatchedLines(bought.purchases, bought.items, list.products),
    [bought, list.products],
  )
  const matches = useMatches(lines)
  const saving = useOfferedChange()
  if (lines.length === 0) return null
  const { items } = matches
  const save = () =>
    saving.save({ kind: 'purchases', name: texts.match.name, items }, texts.match.done(items.length))
  return (
    <Stack gap="sm">
      <MatchList lines={lines} products={list.products} matches={matches} />
      {saving.failure && <FailureAlert title={texts.match.failed} message={saving.failure} />}
      <Group>
        <SteadyButton
          isBusy={saving.isBusy}
          busyLabel={texts.match.saving}
          isIdle={items.length === 0 || matches.isWrong}
          onClick={save}
        >
          {texts.match.save(items.length)}
        </SteadyButton>
      </Group>
    </Stack>
  )
}

const columns: readonly TableColumn<Purchase>[] = [
  {
    id: 'supplier',
    label: texts.list.supplier,
    kind: 'name',
    cell: ({ supplier, supplierName, cancelled }) => (
      <>
        {supplierName || formatTaxId(supplier)}
        {cancelled && (
          <Text span size="xs" c="dimmed">
            {' '}
            ({texts.list.cancelled})
          </Text>
        )}
      </>
    ),
  },
  { id: 'day', label: texts.list.day, kind: 'text', cell: ({ issuedOn }) => formatDay(issuedOn) },
  { id: 'number', label: texts.list.number, kind: 'figure', cell: ({ number }) => number },
  { id: 'items', label: texts.list.items, kind: 'figure', cell: ({ lines }) => formatCount(lines.length) },
  {
    id: 'total',
    label: texts.list.total,
    kind: 'figure',
    cell: ({ lines }) => formatCents(sumCents(lines.map(({ cost }) => cost))),
  },
]
