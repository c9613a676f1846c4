import { Stack, Text } from '@mantine/core'
import type { FreightDiscrepancy } from '@vendaclara/core/closing'
import { type Cents, subtractCents, sumCents } from '@vendaclara/core/money'
import type { TableColumn } from '../../../../../table/data-table.tsx'
import { Loss } from '../../../../../table/small-table.tsx'
import { formatCents } from '../../../../../ui/number-formats.ts'
import type { ComparedParts } from '../../../fees/part-lines.ts'
import { freightTotal } from '../../../model/marketplaces/texts.ts'
import { formatUnsigned } from '../../../texts.ts'
import { texts } from '../texts.ts'
import { AmountTable } from './amount-table.tsx'

interface OrderPartsProps {
  parts: ComparedParts
  /** Whether something was paid. */
  isPaid: boolean
  /** Present if the income file states another freight than expected. */
  discrepancy: FreightDiscrepancy | undefined
}

type Line = ComparedParts['lines'][number]

const amount = (id: 'expected' | 'received'): TableColumn<Line> => ({
  id,
  kind: 'figure',
  label: texts[id],
  cell: ({ [id]: of }) => (of === null ? texts.notSaid : formatCents(of)),
})
const expectedColumn = amount('expected')
const paidColumns: readonly TableColumn<Line>[] = [
  expectedColumn,
  amount('received'),
  {
    id: 'difference',
    kind: 'figure',
    label: texts.difference,
    cell: ({ difference }) => difference !== null && <Difference of={difference} />,
  },
]

/** Each part of an order as expected and as received, with the difference. */
export function OrderParts({ parts, isPaid, discrepancy }: OrderPartsProps) {
  const { lines, expected, received, freight } = parts
  const difference = subtractCents(received, expected)
  return (
    <Stack gap="md">
      <AmountTable
        label={texts.amounts}
        nameLabel={texts.part}
        columns={isPaid ? paidColumns : [expectedColumn]}
        rows={lines}
        total={{ label: texts.total, expected, received, difference }}
      />
      {freight.length > 0 && (
        <AmountTable
          label={texts.freight}
          nameLabel={texts.freight}
          columns={[
            { id: 'amount', kind: 'figure', label: texts.received, cell: (of) => formatCents(of.amount) },
          ]}
          rows={freight}
          total={{ label: freightTotal, amount: sumCents(freight.map((part) => part.amount)) }}
        />
      )}
      {discrepancy && (
        <Text size="sm">
          {texts.carrier(
            formatUnsigned(discrepancy.charged),
            formatUnsigned(discrepancy.expected),
            discrepancy.reason,
          )}
        </Text>
      )}
    </Stack>
  )
}

function Difference({ of }: { of: Cents }) {
  return (
    <Loss isLoss={of < 0}>
      {of > 0 && '+'}
      {formatCents(of)}
    </Loss>
  )
}
