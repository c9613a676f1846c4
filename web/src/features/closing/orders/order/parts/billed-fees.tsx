import { Badge, Stack, Text } from '@mantine/core'
import type { BilledFee, ExpectedParts } from '@vendaclara/core/closing'
import { subtractCents, sumCents } from '@vendaclara/core/money'
import type { TableColumn } from '../../../../../table/data-table.tsx'
import { SmallTable } from '../../../../../table/small-table.tsx'
import { formatCents } from '../../../../../ui/number-formats.ts'
import { formatUnsigned } from '../../../texts.ts'
import { texts } from '../texts.ts'

interface BilledFeesProps {
  fees: readonly BilledFee[]
  /** Undefined if it was not kept. */
  expected: ExpectedParts | undefined
}

const columns: readonly TableColumn<BilledFee>[] = [
  {
    id: 'name',
    kind: 'name',
    label: texts.billed.name,
    cell: ({ name, isInvoiced, isReversed }) => (
      <>
        {name} {isInvoiced && <FeeBadge label={texts.billed.invoiced} />}
        {isReversed && <FeeBadge label={texts.billed.reversed} />}
      </>
    ),
  },
  {
    id: 'amount',
    kind: 'figure',
    label: texts.billed.amount,
    cell: ({ amount }) => formatCents(amount),
  },
]

/** The fees that a report of fees states for an order, beside those in the sales file. */
export function BilledFees({ fees, expected }: BilledFeesProps) {
  const comparison = expected && compareSaleFee(fees, expected)
  const total = { number: '', name: texts.billed.total, amount: sumCents(fees.map(({ amount }) => amount)) }
  return (
    <Stack gap="md">
      <SmallTable
        label={texts.billed.list}
        columns={columns}
        rows={[...fees, total]}
        // Fees without a number are told by their place only.
        keyOf={({ number }, index) => `${index} ${number}`}
        isMarked={(fee) => fee === total}
      />
      {comparison && <Text size="sm">{comparison}</Text>}
      <Text size="xs" c="dimmed">
        {texts.billed.about}
      </Text>
    </Stack>
  )
}

function FeeBadge({ label }: { label: string }) {
  return (
    <Badge variant="light" color="gray" size="sm" tt="none">
      {label}
    </Badge>
  )
}

const saleFeeName = /custo por vender|tarifa de venda|comiss/i

/** Compares the sum of the sale fees with the one in the sales file; null if one of the two is missing. */
export function compareSaleFee(fees: readonly BilledFee[], expected: ExpectedParts): string | null {
  const ofSale = fees.filter(({ name }) => saleFeeName.test(name))
  if (ofSale.length === 0 || !('total' in expected) || expected.saleFee === undefined) return null
  const billed = sumCents(ofSale.map(({ amount }) => amount))
  if (subtractCents(billed, expected.saleFee) === 0) return texts.billed.same
  return texts.billed.other(formatUnsigned(billed), formatUnsigned(expected.saleFee))
}
