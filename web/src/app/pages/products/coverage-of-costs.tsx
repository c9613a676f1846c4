import { CoverageLine } from '../../../features/products/coverage/coverage-line.tsx'
import { useKnownProducts } from './use-known-products.ts'
import { useSoldMonths } from './use-sold-months.ts'

/** Below the table of listings: how much of what was sold last has a cost. */
export function CoverageOfCosts() {
  const known = useKnownProducts()
  const [latest] = useSoldMonths()
  return known && latest ? (
    <CoverageLine list={known.list} bought={known.bought} month={latest} hasLink />
  ) : null
}
