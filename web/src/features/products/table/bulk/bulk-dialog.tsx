import { SimpleGrid, Text } from '@mantine/core'
import type { StoredProduct } from '@vendaclara/contract/products'
import { useMemo } from 'react'
import { DayField } from '../../../../forms/day-field.tsx'
import type { TableColumn } from '../../../../table/data-table.tsx'
import { ListTable } from '../../../../table/list-table.tsx'
import { BulkEdit, OptionalAmount } from '../../../../table/wide/bulk-edit.tsx'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { CoverageLine } from '../../coverage/coverage-line.tsx'
import type { CoverageKnown } from '../../coverage/use-coverage.ts'
import { describeChange } from '../../import/describe-change.ts'
import type { SoldMonth } from '../../model/sold-months.ts'
import { texts as words } from '../../model/texts.ts'
import { applyChange } from '../../saving/apply-change.ts'
import { useOfferedChange } from '../../saving/use-change-products.ts'
import { withValues } from './bulk-values.ts'
import { texts } from './texts.ts'
import { type BulkField, bulkFields, useBulkForm } from './use-bulk-form.ts'

export interface BulkDialogProps {
  /** The chosen ones. */
  products: readonly StoredProduct[]
  known: CoverageKnown
  /** The latest month with known orders. */
  month: SoldMonth | undefined
  onClose: () => void
}

const units: Record<BulkField, string> = { cost: 'R$', packaging: 'R$', weight: 'g', tax: '%' }

/** Gives the chosen products the same cost, packaging, weight or tax, as one change. */
export function BulkDialog({ products, known, month, onClose }: BulkDialogProps) {
  const form = useBulkForm()
  const { values, isWrong } = form
  const saved = useMemo(() => (values ? withValues(products, values) : []), [products, values])
  const after = useMemo(() => withChanged(known, saved), [known, saved])
  const saving = useOfferedChange()
  const kits = values?.cost ? products.filter(({ kit }) => kit.length > 0).length : 0
  const isFilled = values !== null && Object.keys(values).length > 0
  const summary =
    saved.length > 0 ? texts.change(saved.length) : isFilled && kits === 0 ? texts.same : texts.nothing
  const done = texts.done(saved.length)
  return (
    <BulkEdit
      size="lg"
      summary={summary}
      applyLabel={texts.apply(saved.length)}
      isIdle={isWrong || saved.length === 0}
      isBusy={saving.isBusy}
      onApply={() => saving.save({ kind: 'edit', name: done, saved }, done, onClose)}
      onClose={onClose}
      below={
        <>
          {kits > 0 && <Text size="sm">{texts.kits(kits)}</Text>}
          {saved.length > 0 && month && <CoverageLine known={after} month={month} />}
          {saved.length > 0 && <Changes before={products} after={saved} />}
          {saving.failure && <FailureAlert title={texts.failed} message={saving.failure} />}
        </>
      }
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {bulkFields.map((name, position) => (
          <OptionalAmount
            key={name}
            name={name}
            label={texts.fields[name]}
            unit={units[name]}
            isUnitFirst={units[name] === 'R$'}
            isFirst={position === 0}
            value={form.typed[name]}
            error={form.errors[name]}
            onType={(text) => form.type(name, text)}
          />
        ))}
        {form.typed.cost !== '' && (
          <DayField
            label={texts.from}
            value={form.day}
            error={form.day === '' ? texts.noDay : undefined}
            onChange={form.setDay}
          />
        )}
      </SimpleGrid>
    </BulkEdit>
  )
}

/** What would be known. */
function withChanged(known: CoverageKnown, saved: readonly StoredProduct[]): CoverageKnown {
  return { ...known, list: applyChange(known.list, { kind: 'edit', name: '', saved: [...saved] }, '') }
}

interface ChangesProps {
  before: readonly StoredProduct[]
  after: readonly StoredProduct[]
}

interface Change {
  readonly product: StoredProduct
  readonly was: StoredProduct | undefined
}

/** Of each product, what it has and what it would have. */
function Changes({ before, after }: ChangesProps) {
  const rows = useMemo(() => {
    const known = new Map(before.map((product) => [product.id, product]))
    return after.map((product) => ({ product, was: known.get(product.id) }))
  }, [before, after])
  return (
    <ListTable
      label={texts.list}
      pagesLabel={texts.pages}
      columns={columns}
      rows={rows}
      keyOf={({ product }) => product.id}
      rowsOnPage={8}
      nameShare="42%"
      cardColumn="100%"
    />
  )
}

const columns: readonly TableColumn<Change>[] = [
  {
    id: 'product',
    label: texts.columns.product,
    kind: 'name',
    cell: ({ product }) => product.name || words.unnamed,
  },
  {
    id: 'what',
    label: texts.columns.what,
    kind: 'text',
    cell: ({ product, was }) => describeChange(was, product).join(' · '),
  },
]
