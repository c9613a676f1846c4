import { Stack, Text } from '@mantine/core'
import type { StoredProduct } from '@vendaclara/contract/products'
import type { PurchasePlan, ReadInvoice, SupplierItem, UnmatchedLine } from '@vendaclara/core/products'
import { formatCents } from '../../../ui/number-formats.ts'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { MatchList } from './match-list.tsx'
import type { Matches } from './matches.ts'
import { texts } from './texts.ts'

interface PurchasesPreviewProps {
  read: readonly ReadInvoice[]
  planned: {
    readonly purchases: PurchasePlan
    /** The items that are matched without a question. */
    readonly sure: readonly SupplierItem[]
    readonly unmatched: readonly UnmatchedLine[]
    readonly products: readonly StoredProduct[]
  }
  matches: Matches
}

const mostNamed = 8

/** What the invoices that were read would change. */
export function PurchasesPreview({ read, planned, matches }: PurchasesPreviewProps) {
  const { purchases: plan, sure, unmatched, products } = planned
  const { counts } = texts
  const apart = read.filter((one) => one.apart)
  const fresh = plan.saved.length - plan.cancelled
  const said = [
    fresh > 0 && counts.saved(fresh),
    plan.same > 0 && counts.same(plan.same),
    plan.cancelled > 0 && counts.cancelled(plan.cancelled),
  ]
  return (
    <Stack gap="sm">
      <Text role="status" fw={600}>
        {said.filter(Boolean).join(', ')}
      </Text>
      {sure.length > 0 && <Text size="sm">{texts.sure(sure.length)}</Text>}
      {apart.length > 0 && (
        <WarningAlert>
          {texts.apart(apart.length)}
          <ul>
            {apart.slice(0, mostNamed).map(({ purchase: { key, number, supplierName }, apart: both }) => (
              <li key={key}>
                {both &&
                  texts.apartOf(number, supplierName, formatCents(both.lines), formatCents(both.total))}
              </li>
            ))}
          </ul>
        </WarningAlert>
      )}
      {unmatched.length > 0 && <MatchList lines={unmatched} products={products} matches={matches} />}
    </Stack>
  )
}
