import { CoverageLine } from '../../../features/products/coverage/coverage-line.tsx'
import { useCalculator } from './use-calculator.ts'
import { useKnownProducts } from './use-known-products.ts'
import { useSoldMonths } from './use-sold-months.ts'

/** Below the table of listings: of how much of what was sold last each part of the result is known. */
export function CoverageOfCosts() {
  const known = useKnownProducts()
  const { basis } = useCalculator()
  const [latest] = useSoldMonths()
  return known && latest && basis ? <CoverageLine known={{ ...known, basis }} month={latest} hasLink /> : null
}
