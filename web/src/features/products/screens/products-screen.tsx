import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../../session/use-session.ts'
import layout from '../../../table/wide/tools.module.css'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import type { CalculatorBasis } from '../model/pricing.ts'
import type { SoldMonth } from '../model/sold-months.ts'
import { productsQuery, purchasesQuery } from '../saving/queries.ts'
import { ProductList } from './product-list.tsx'
import { texts } from './texts.ts'

/** What the calculator knows, as far as it is loaded. */
export interface CalculatorState {
  readonly basis: CalculatorBasis | null
  readonly failure: Error | null
  readonly onRetry: () => void
}

interface ProductsScreenProps {
  calculator: CalculatorState
  /** The months with known orders, the latest first. */
  months: readonly SoldMonth[]
  /** What a change of costs means elsewhere. */
  notice: ReactNode
}

export function ProductsScreen({ calculator, months, notice }: ProductsScreenProps) {
  const account = useSession().user
  const products = useQuery(productsQuery(account))
  const purchases = useQuery(purchasesQuery(account))
  const failure = [products, purchases].find((query) => query.isLoadingError)?.error ?? calculator.failure
  const retry = () => {
    for (const query of [products, purchases]) if (query.isLoadingError) void query.refetch()
    if (calculator.failure) calculator.onRetry()
  }
  return (
    <>
      <title>{`${texts.title} · ${texts.product}`}</title>
      {failure ? (
        <div className={layout.screen}>
          <FailureAlert title={texts.failed} message={failure.message} onRetry={retry} />
        </div>
      ) : products.data && purchases.data && calculator.basis ? (
        <ProductList
          list={products.data}
          bought={purchases.data}
          basis={calculator.basis}
          months={months}
          notice={notice}
        />
      ) : (
        <ProductsSkeleton />
      )}
    </>
  )
}

const rows = [1, 2, 3, 4, 5, 6, 7, 8]

function ProductsSkeleton() {
  return (
    <div className={layout.screen} role="status" aria-label={texts.loading}>
      <Skeleton h={36} w={280} />
      <Stack gap={8}>
        {rows.map((row) => (
          <Skeleton key={row} h={44} />
        ))}
      </Stack>
    </div>
  )
}
