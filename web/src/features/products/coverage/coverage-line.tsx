import { Anchor, Text } from '@mantine/core'
import { coverageParts } from '@vendaclara/core/products'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { parts } from '../model/open-here.ts'
import type { SoldMonth } from '../model/sold-months.ts'
import type { Bought } from '../purchases/bought.ts'
import type { ProductList } from '../saving/queries.ts'
import { partInWords } from './coverage-panel.tsx'
import { texts } from './texts.ts'
import { useCoverage } from './use-coverage.ts'

interface CoverageLineProps {
  list: ProductList
  bought: Bought
  month: SoldMonth
  /** Whether it leads to what lacks a cost. */
  hasLink?: boolean
}

/** Where costs are used: of how much of what was sold they are known. */
export function CoverageLine({ list, bought, month, hasLink }: CoverageLineProps) {
  const { coverage } = useCoverage(list, bought, month)
  if (!coverage || coverage.revenue === 0) return null
  return (
    <Text size="xs" c="dimmed">
      {texts.line(month.name, coverageParts.map((part) => partInWords(coverage, part)).join(' · '))}
      {hasLink && coverage.uncosted.length > 0 && (
        <>
          {' '}
          <Anchor component={Link} to={`${addresses.products}?abrir=${parts.sold}`} inherit fw={600}>
            {texts.show}
          </Anchor>
        </>
      )}
    </Text>
  )
}
