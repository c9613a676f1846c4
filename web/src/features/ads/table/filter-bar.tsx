import { Button, Group, Switch, Text } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { AnnouncedResult } from '../../../forms/announced-result.tsx'
import { NumberField } from '../../../forms/number-field.tsx'
import { SearchField } from '../../../table/wide/search-field.tsx'
import { formatBrl, formatCount } from '../../../ui/number-formats.ts'
import type { Filters } from '../model/filters.ts'
import { wordsOf } from '../texts.ts'
import { clearFilters, useShownReport } from './shown-report.ts'
import { texts } from './texts.ts'

interface FilterBarProps {
  searchField: Ref<HTMLInputElement>
  /** More switches and buttons beside the filters. */
  children: ReactNode
}

export function FilterBar({ searchField, children }: FilterBarProps) {
  const { report, settings, onSettings } = useShownReport()
  const { filters } = settings
  const change = (part: Partial<Filters>) => onSettings({ filters: { ...filters, ...part } })
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
        onSearch={(searched) => change({ text: searched })}
      />
      <NumberField
        w={148}
        label={texts.minClicks}
        value={minClicks}
        read={readCount}
        show={formatCount}
        refusal={texts.minClicksHint}
        onChange={(count) => change({ minClicks: count })}
      />
      <Switch
        py={8}
        label={texts.withoutSales}
        checked={withoutSales}
        onChange={(event) => change({ withoutSales: event.currentTarget.checked })}
      />
      {children}
    </Group>
  )
}

function readCount(text: string): number | null {
  const digits = text.replaceAll('.', '').trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** How much of the report the table shows, and its sums. */
export function FilterSummary() {
  const table = useShownReport()
  const { report, filtered } = table
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
          <Button variant="subtle" size="compact-sm" onClick={() => clearFilters(table)}>
            {texts.clearAll}
          </Button>
        </>
      )}
    </Group>
  )
}
