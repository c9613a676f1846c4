import { Anchor, Text } from '@mantine/core'
import { coverageParts } from '@vendaclara/core/products'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { parts } from '../model/open-here.ts'
import type { SoldMonth } from '../model/sold-months.ts'
import { partInWords } from './coverage-panel.tsx'
import { texts } from './texts.ts'
import { type CoverageKnown, useCoverage } from './use-coverage.ts'

interface CoverageLineProps {
  known: CoverageKnown
  month: SoldMonth
  /** Whether it leads to what lacks a cost. */
  hasLink?: boolean
}

/** Where costs are used: of how much of what was sold each part of the result is known. */
export function CoverageLine({ known, month, hasLink }: CoverageLineProps) {
  const { coverage } = useCoverage(known, month)
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
