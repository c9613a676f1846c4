import { Badge, Text } from '@mantine/core'
import type { BilledFee, ExpectedParts } from '@vendaclara/core/closing'
import { type Cents, subtractCents, sumCents, toReais } from '@vendaclara/core/money'
import { formatBrl, formatCents } from '../../../../../ui/number-formats.ts'
import classes from '../order-panel.module.css'
import { texts } from '../texts.ts'

interface BilledFeesProps {
  fees: readonly BilledFee[]
  /** Undefined if it was not kept. */
  expected: ExpectedParts | undefined
}

/** The fees that a report of fees states for an order, beside those in the sales file. */
export function BilledFees({ fees, expected }: BilledFeesProps) {
  const comparison = expected && compareSaleFee(fees, expected)
  return (
    <div className={classes.tables}>
      <table className={classes.parts}>
        <tbody>
          {fees.map(({ number, name, amount, isInvoiced, isReversed }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fees without a number are told by their place only
            <tr key={`${index} ${number}`}>
              <th scope="row">
                {name} {isInvoiced && <FeeBadge label={texts.billed.invoiced} />}
                {isReversed && <FeeBadge label={texts.billed.reversed} />}
              </th>
              <td>{formatCents(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.billed.total}</th>
            <td>{formatCents(sumCents(fees.map(({ amount }) => amount)))}</td>
          </tr>
        </tfoot>
      </table>
      {comparison && <Text size="sm">{comparison}</Text>}
      <Text size="xs" c="dimmed">
        {texts.billed.about}
      </Text>
    </div>
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
  return texts.billed.other(money(billed), money(expected.saleFee))
}

function money(amount: Cents): string {
  return formatBrl(Math.abs(toReais(amount)))
}
