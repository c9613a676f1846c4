import { SegmentedControl, Stack, Text } from '@mantine/core'
import type { StoredProduct } from '@vendaclara/contract/products'
import type { ImportPlan, Product, ProductFile } from '@vendaclara/core/products'
import { useMemo, useState } from 'react'
import type { TableColumn } from '../../../table/data-table.tsx'
import { ListTable } from '../../../table/list-table.tsx'
import { CollapsibleSection } from '../../../ui/collapsible/collapsible-section.tsx'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { texts as words } from '../model/texts.ts'
import { checksOf, describeChange } from './describe-change.ts'
import { texts } from './texts.ts'

interface ImportPreviewProps {
  plan: ImportPlan
  products: readonly StoredProduct[]
  files: readonly ProductFile[]
}

const allKinds = ['new', 'changed', 'check', 'doubt'] as const
type Kind = (typeof allKinds)[number]
interface Row {
  readonly product: Product
  readonly kind: 'new' | 'changed'
  readonly hasDoubt: boolean
  readonly says: readonly string[]
  readonly checks: readonly string[]
}

const rowsOnPage = 25
const { preview } = texts

/** What files of products would change, before anything counts. */
export function ImportPreview({ plan, products, files }: ImportPreviewProps) {
  const rows = useMemo(() => rowsOf(plan, products), [plan, products])
  const [asked, setAsked] = useState<Kind | 'all'>('all')
  const counts = countKinds(rows)
  const kinds = allKinds.filter((kind) => counts[kind] > 0)
  const shown = asked === 'all' ? rows : rows.filter((row) => isOf(row, asked))
  const label = (kind: Kind) => preview.counts[kind](counts[kind])
  const saved = new Set(plan.saved.map(({ id }) => id))
  const same = plan.rows.filter(({ outcome, product }) => outcome === 'same' && !saved.has(product)).length
  return (
    <Stack gap="sm">
      <Moved files={files} />
      <Text role="status" fw={600}>
        {rows.length === 0
          ? preview.nothing
          : [...kinds.map(label), ...(same > 0 ? [preview.counts.same(same)] : [])].join(', ')}
      </Text>
      {kinds.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={preview.summary}
          value={asked}
          onChange={(value) => setAsked(value as Kind | 'all')}
          data={[
            { value: 'all', label: preview.all },
            ...kinds.map((kind) => ({ value: kind, label: label(kind) })),
          ]}
        />
      )}
      {rows.length > 0 && (
        <ListTable
          key={asked}
          label={preview.list}
          pagesLabel={preview.pages}
          columns={columns}
          rows={shown}
          keyOf={({ product }) => product.id}
          rowsOnPage={rowsOnPage}
          nameShare="42%"
          cardColumn="100%"
        />
      )}
      {counts.doubt > 0 && <Text size="sm">{preview.doubtsLater}</Text>}
      {(['unknown', 'full', 'list-full'] as const).map(
        (kind) =>
          plan.counts[kind] > 0 && (
            <Text key={kind} size="sm">
              {preview.leftOut[kind](plan.counts[kind])}
            </Text>
          ),
      )}
      <Problems files={files} />
    </Stack>
  )
}

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'product',
    label: preview.columns.product,
    kind: 'name',
    cell: ({ product, kind }) => (
      <>
        {product.name || words.unnamed}
        <Text span display="block" size="xs" c="dimmed" fw={400}>
          {preview.what[kind]}
          {product.sku && ` · ${product.sku}`}
        </Text>
      </>
    ),
  },
  {
    id: 'what',
    label: preview.columns.what,
    kind: 'text',
    cell: ({ says, checks, hasDoubt }) => (
      <>
        {says.join(' · ')}
        {checks.map((check) => (
          <Text key={check} span display="block" size="xs" c="var(--accent-text)" fw={600}>
            {check}
          </Text>
        ))}
        {hasDoubt && (
          <Text span display="block" size="xs" c="var(--accent-text)" fw={600}>
            {preview.inDoubt}
          </Text>
        )}
      </>
    ),
  },
]

function rowsOf({ saved }: ImportPlan, products: readonly StoredProduct[]): Row[] {
  const known = new Map(products.map((product) => [product.id, product]))
  return saved.map((product) => {
    const before = known.get(product.id)
    return {
      product,
      kind: before ? 'changed' : 'new',
      hasDoubt: openDoubts(product) > (before ? openDoubts(before) : 0),
      says: describeChange(before, product),
      checks: checksOf(before, product),
    }
  })
}

function openDoubts({ doubts }: Product): number {
  return doubts.filter(({ refused }) => !refused).length
}

function isOf(row: Row, kind: Kind): boolean {
  if (kind === 'check') return row.checks.length > 0
  return kind === 'doubt' ? row.hasDoubt : row.kind === kind
}

function countKinds(rows: readonly Row[]): Record<Kind, number> {
  const count = (kind: Kind) => rows.filter((row) => isOf(row, kind)).length
  return { new: count('new'), changed: count('changed'), check: count('check'), doubt: count('doubt') }
}

/** The columns of the files in which decimal marks seem to be lost or moved. */
function Moved({ files }: { files: readonly ProductFile[] }) {
  const moved = files.flatMap(({ source, moved: of = [] }) => of.map((one) => ({ source, ...one })))
  if (moved.length === 0) return null
  return (
    <WarningAlert title={preview.movedTitle}>
      {moved.map(({ source, column, factor, example }) => (
        <Text key={`${source} ${column}`} size="sm">
          {preview.moved(source, column, example, example * factor)}
        </Text>
      ))}
    </WarningAlert>
  )
}

const mostProblems = 20

/** The values of the files that count as empty, with their places. */
function Problems({ files }: { files: readonly ProductFile[] }) {
  const [opened, setOpened] = useState(false)
  const count = files.reduce((sum, file) => sum + file.problemCount, 0)
  if (count === 0) return null
  return (
    <CollapsibleSection title={preview.problems(count)} size="h4" opened={opened} onChange={setOpened}>
      {files
        .filter(({ problems }) => problems.length > 0)
        .map(({ source, problems }) => (
          <Text key={source} component="div" size="sm">
            {preview.problemsOf(source)}
            <ul>
              {problems.slice(0, mostProblems).map(({ line, column, text, why }) => (
                <li key={`${line} ${column} ${why}`}>
                  {preview.problem(line, column, text)}. {preview.why[why]}
                </li>
              ))}
            </ul>
          </Text>
        ))}
    </CollapsibleSection>
  )
}
