import { Button, Group, Stack, Text } from '@mantine/core'
import type { Coverage, Uncosted } from '@vendaclara/core/products'
import type { TableColumn } from '../../../table/data-table.tsx'
import { ListTable } from '../../../table/list-table.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { formatCents, formatCount } from '../../../ui/number-formats.ts'
import { parts } from '../model/open-here.ts'
import { PartDrawer } from '../model/part-drawer.tsx'
import type { SoldMonth } from '../model/sold-months.ts'
import { texts as words } from '../model/texts.ts'
import type { ProductList } from '../saving/queries.ts'
import { inPercent } from './coverage-panel.tsx'
import { texts } from './texts.ts'
import { UncostedAnswer } from './uncosted-answer.tsx'
import { soldName, type UncostedActions, useUncostedActions } from './use-uncosted-actions.ts'

interface UncostedDrawerProps {
  list: ProductList
  month: SoldMonth
  coverage: Coverage
}

/** What was sold without a cost, by revenue, each with what it takes. */
export function UncostedDrawer(props: UncostedDrawerProps) {
  return (
    <PartDrawer part={parts.sold} words={texts} size={900}>
      <UncostedList {...props} />
    </PartDrawer>
  )
}

const rowsOnPage = 20

function UncostedList({ list, month, coverage }: UncostedDrawerProps) {
  const actions = useUncostedActions(list, month)
  const { uncosted } = coverage
  const unknown = uncosted.filter(({ product }) => product === null)
  const proposed = unknown.filter((one) => actions.proposalFor(one) !== null)
  const created = unknown.filter((one) => actions.proposalFor(one) === null)
  return (
    <Stack gap="md">
      <Group gap="sm">
        {proposed.length > 1 && (
          <Button variant="default" disabled={actions.isBusy} onClick={() => actions.tieAll(proposed)}>
            {texts.acceptAll(proposed.length)}
          </Button>
        )}
        {created.length > 1 && (
          <Button variant="default" disabled={actions.isBusy} onClick={() => actions.createAll(created)}>
            {texts.createAll(created.length)}
          </Button>
        )}
      </Group>
      {actions.failure !== null && <FailureAlert title={texts.notSaved} message={actions.failure} />}
      {uncosted.length === 0 ? (
        <Text>{texts.all(month.name)}</Text>
      ) : (
        <ListTable
          label={texts.list}
          pagesLabel={texts.pages}
          columns={columnsOf(list, coverage, actions)}
          rows={uncosted}
          keyOf={textOf}
          rowsOnPage={rowsOnPage}
          nameShare="38%"
          isLastWide
        />
      )}
    </Stack>
  )
}

function columnsOf(
  list: ProductList,
  { revenue }: Coverage,
  actions: UncostedActions,
): readonly TableColumn<Uncosted>[] {
  return [
    {
      id: 'name',
      label: texts.columns.name,
      kind: 'name',
      cell: (one) => (
        <>
          {soldName(one)}
          <Text span display="block" size="xs" c="dimmed" fw={400}>
            {[...marketplacesOf(one), one.product?.sku ?? one.sold[0]?.sku, texts.why[one.why]]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </>
      ),
    },
    {
      id: 'revenue',
      label: texts.columns.revenue,
      kind: 'figure',
      cell: (one) => (
        <>
          {formatCents(one.revenue)}
          <Text span display="block" size="xs" c="dimmed">
            {revenue > 0 && texts.share(inPercent((one.revenue / revenue) * 100))}
          </Text>
        </>
      ),
    },
    { id: 'units', label: texts.columns.units, kind: 'figure', cell: ({ units }) => formatCount(units) },
    {
      id: 'answer',
      label: texts.columns.answer,
      kind: 'text',
      cell: (one) => <UncostedAnswer one={one} name={soldName(one)} list={list} actions={actions} />,
    },
  ]
}

function marketplacesOf({ sold }: Uncosted): readonly string[] {
  return [...new Set(sold.map(({ marketplace }) => words.marketplaces[marketplace]))]
}

function textOf({ product, sold }: Uncosted): string {
  const [first] = sold
  return (
    product?.id ??
    JSON.stringify([first?.marketplace, first?.listing, first?.sku, first?.name, first?.variation])
  )
}
