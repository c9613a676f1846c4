import { ProductsScreen } from '../../features/products/screens/products-screen.tsx'
import { ChangedCostsOfProducts } from './products/changed-costs.tsx'
import { useCalculator } from './products/use-calculator.ts'
import { useSoldMonths } from './products/use-sold-months.ts'

/** The list of products, with the listings of the calculator and the fees in use. */
export function ProductsPage() {
  return (
    <ProductsScreen
      calculator={useCalculator()}
      months={useSoldMonths()}
      notice={<ChangedCostsOfProducts />}
    />
  )
}
