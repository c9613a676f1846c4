import { Stack, Text, TextInput, Title } from '@mantine/core'
import type { StoredProduct } from '@vendaclara/contract/products'
import { cents } from '@vendaclara/core/money'
import { productBounds as bounds, type UnmatchedLine } from '@vendaclara/core/products'
import type { TableColumn } from '../../../table/data-table.tsx'
import { ListTable } from '../../../table/list-table.tsx'
import { formatCents, formatNumber } from '../../../ui/number-formats.ts'
import { ProductPicker } from '../model/product-picker.tsx'
import { texts as words } from '../model/texts.ts'
import { lineText, type Matches, packIn } from './matches.ts'
import { formatTaxId } from './tax-id.ts'
import { texts } from './texts.ts'

interface MatchListProps {
  lines: readonly UnmatchedLine[]
  products: readonly StoredProduct[]
  matches: Matches
}

const rowsOnPage = 10

/** Which product each supplier's code is, and how many pieces its unit has. */
export function MatchList({ lines, products, matches }: MatchListProps) {
  const columns: readonly TableColumn<UnmatchedLine>[] = [
    { id: 'item', label: texts.match.item, kind: 'name', cell: (line) => <LineWords line={line} /> },
    {
      id: 'product',
      label: texts.match.product,
      kind: 'text',
      cell: (line) => (
        <ProductPicker
          label={texts.match.productOf(line.name)}
          isLabelHidden
          products={products}
          value={matches.matchOf(line).product || null}
          onChoose={(product) => matches.change(line, { product })}
        />
      ),
    },
    {
      id: 'pack',
      label: texts.match.pack,
      kind: 'text',
      cell: (line) => {
        const { pack } = matches.matchOf(line)
        return (
          <TextInput
            w={90}
            size="sm"
            inputMode="numeric"
            aria-label={texts.match.packOf(line.unit, line.name)}
            value={pack}
            error={packIn(pack) === undefined && texts.match.packError(formatNumber(bounds.pack, 0, 0))}
            onChange={(event) => matches.change(line, { pack: event.currentTarget.value })}
          />
        )
      },
    },
    {
      id: 'each',
      label: texts.match.each,
      kind: 'figure',
      cell: (line) => costOfPiece(line, packIn(matches.matchOf(line).pack)),
    },
  ]
  return (
    <Stack gap="xs">
      <Title order={3}>{texts.match.title(lines.length)}</Title>
      <Text size="sm" c="dimmed">
        {texts.match.hint}
      </Text>
      <ListTable
        label={texts.match.list}
        pagesLabel={texts.match.pages}
        columns={columns}
        rows={lines}
        keyOf={lineText}
        rowsOnPage={rowsOnPage}
        nameShare="40%"
        cardColumn="130px"
      />
    </Stack>
  )
}

function LineWords({ line }: { line: UnmatchedLine }) {
  const { name, supplier, supplierName, code, quantity, unit, cost } = line
  return (
    <>
      {name}
      <Text span display="block" size="xs" c="dimmed" fw={400}>
        {texts.match.from(supplierName || formatTaxId(supplier), code)}
      </Text>
      <Text span display="block" size="xs" c="dimmed" fw={400}>
        {texts.match.bought(formatNumber(quantity, 0, 4), unit, formatCents(cost))}
      </Text>
    </>
  )
}

function costOfPiece({ quantity, cost }: UnmatchedLine, pack: number | undefined): string {
  if (pack === undefined || quantity <= 0) return words.none
  return formatCents(cents(Math.round(cost / (quantity * pack))))
}
