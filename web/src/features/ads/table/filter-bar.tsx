import { Button, Group, Switch, Text } from '@mantine/core'
import type { AdsReport } from '@vendaclara/core/ads'
import type { ReactNode, Ref } from 'react'
import { AnnouncedResult } from '../../../forms/announced-result.tsx'
import { NumberField } from '../../../forms/number-field.tsx'
import { SearchField } from '../../../table/wide/search-field.tsx'
import { formatBrl, formatCount } from '../../../ui/number-formats.ts'
import type { FilteredReport, Filters } from '../model/filters.ts'
import { wordsOf } from '../texts.ts'
import { texts } from './texts.ts'

interface FilterBarProps {
  report: AdsReport
  searchField: Ref<HTMLInputElement>
  filters: Filters
  onFilters: (filters: Filters) => void
  /** More switches and buttons beside the filters. */
  children: ReactNode
}

export function FilterBar({ report, searchField, filters, onFilters, children }: FilterBarProps) {
  const { text, minClicks, withoutSales } = filters
  return (
    <Group component="search" align="end" gap="12px 16px" aria-label={texts.filters}>
      <SearchField
        flex={{ base: '1 1 100%', sm: '1 1 240px' }}
        maw={{ base: 'none', sm: 380 }}
        ref={searchField}
        label={wordsOf(report).search}
        placeholder={wordsOf(report).search}
        text={text}
        onSearch={(searched) => onFilters({ ...filters, text: searched })}
      />
      <NumberField
        w={148}
        label={texts.minClicks}
        value={minClicks}
        read={readCount}
        show={formatCount}
        refusal={texts.minClicksHint}
        onChange={(count) => onFilters({ ...filters, minClicks: count })}
      />
      <Switch
        py={8}
        label={texts.withoutSales}
        checked={withoutSales}
        onChange={(event) => onFilters({ ...filters, withoutSales: event.currentTarget.checked })}
      />
      {children}
    </Group>
  )
}

function readCount(text: string): number | null {
  const digits = text.replaceAll('.', '').trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

interface FilterSummaryProps {
  report: AdsReport
  filtered: FilteredReport
  onClear: () => void
}

/** How much of the report the table shows, and its sums. */
export function FilterSummary({ report, filtered, onClear }: FilterSummaryProps) {
  const all = report.groups.length
  const allTerms = report.terms.ends.length
  const keywords = wordsOf(report).count(formatCount(all), all === 1)
  const terms = wordsOf(report).terms(formatCount(allTerms), allTerms === 1)
  const isFiltered = filtered.matches !== undefined
  const shown = isFiltered
    ? ([
        texts.of(formatCount(filtered.keywords.length), keywords),
        texts.of(formatCount(filtered.terms), terms),
      ] as const)
    : ([keywords, terms] as const)
  const sums = texts.sums(formatBrl(filtered.spend), formatBrl(filtered.gmv))
  return (
    <Group gap="2px 16px">
      <Text size="sm" fw={600}>
        {texts.both(...shown)}
      </Text>
      <AnnouncedResult>{texts.inWords(...shown, sums)}</AnnouncedResult>
      {isFiltered && (
        <>
          <Text size="sm" c="dimmed">
            {sums}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            {texts.clearAll}
          </Button>
        </>
      )}
    </Group>
  )
}
