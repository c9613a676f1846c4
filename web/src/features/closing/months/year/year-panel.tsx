import { Group, Paper, Text, Title, VisuallyHidden } from '@mantine/core'
import { type ListedAnalysis, monthName } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { MonthAnswer } from '@vendaclara/core/closing'
import { negative } from '@vendaclara/core/money'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../../../session/use-session.ts'
import { storedValue, useStoredValue } from '../../../../storage/stored-value.ts'
import { CollapsibleSection } from '../../../../ui/collapsible/collapsible-section.tsx'
import { useDay } from '../../../../ui/days.ts'
import { formatCents } from '../../../../ui/number-formats.ts'
import { BarLegend } from '../../charts/bar-columns.tsx'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { fullYear, nameMonth } from '../../model/months.ts'
import { Choice } from '../../orders/lists/filter-bar.tsx'
import { MonthColumns } from './month-columns.tsx'
import { texts } from './texts.ts'
import {
  marketplacesToChoose,
  type YearChoice,
  type YearOfMonths,
  yearMonths,
  yearsToChoose,
} from './year-months.ts'

interface YearProps {
  closings: readonly ListedAnalysis[]
}

const isOpen = storedValue({ key: 'closing-year', schema: z.boolean(), absent: true })

/** The months of a year side by side. Empty until two months of a year have sums. */
export function YearSection({ closings }: YearProps) {
  const { user } = useSession()
  const [opened, setOpened] = useStoredValue(isOpen, user)
  if (yearsToChoose(closings).length === 0) return null
  return (
    <CollapsibleSection title={texts.section} opened={opened} onChange={setOpened}>
      <YearPanel closings={closings} />
    </CollapsibleSection>
  )
}

/** What was expected, received and is missing in each month of a year, and what was found and came back. */
function YearPanel({ closings }: YearProps) {
  const today = useDay(brazilianDay)
  const { choice, years, marketplaces, choose } = useChoice(closings)
  const shown = useMemo(() => choice && yearMonths(closings, choice, today), [closings, choice, today])
  if (!choice || !shown) return null
  const year = fullYear(choice.year)
  return (
    <Paper withBorder p="md">
      <Title order={3} size="h4">
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mt={4}>
        {texts.inYear(year, sentenceOf(shown.total))} {foundSentence(shown)}
      </Text>
      {(years.length > 1 || marketplaces.length > 0) && (
        <Group gap="sm" mt="sm">
          {years.length > 1 && (
            <Choice
              flex="0 1 110px"
              label={texts.year}
              options={years.map((one) => ({ value: String(one), label: fullYear(one) }))}
              value={String(choice.year)}
              onChoose={(one) => choose({ ...choice, year: Number(one) })}
            />
          )}
          {marketplaces.length > 0 && (
            <Choice
              flex="0 1 180px"
              label={texts.marketplace}
              options={[
                { value: 'all', label: texts.all },
                ...marketplaces.map((one) => ({ value: one, label: marketplaceWords[one].name })),
              ]}
              value={choice.marketplace}
              onChoose={(marketplace) => choose({ ...choice, marketplace })}
            />
          )}
        </Group>
      )}
      <MonthColumns months={shown.months} year={choice.year} />
      <BarLegend
        names={[
          ['expected', texts.expected],
          ['received', texts.received],
          ['loss', texts.missing],
          ...(shown.total.regained > 0 ? [['gain', texts.regained] as const] : []),
        ]}
      />
      {shown.unknown.length > 0 && (
        <Text size="xs" c="dimmed" mt="xs">
          {texts.unknown(namesOf(shown.unknown, closings))}
        </Text>
      )}
      {shown.doubtful.length > 0 && (
        <Text size="xs" c="var(--accent-text)" mt="xs">
          {texts.doubtful(namesOf(shown.doubtful, closings))}
        </Text>
      )}
      <MonthsTable shown={shown} year={choice.year} />
    </Paper>
  )
}

/** The latest year is shown first. A marketplace stays chosen only while the year has enough months of it. */
function useChoice(closings: readonly ListedAnalysis[]) {
  const [chosen, choose] = useState<YearChoice>()
  const years = useMemo(() => yearsToChoose(closings), [closings])
  const year = years.find((one) => one === chosen?.year) ?? years[0]
  const marketplaces = useMemo(
    () => (year === undefined ? [] : marketplacesToChoose(closings, year)),
    [closings, year],
  )
  const marketplace = marketplaces.find((one) => one === chosen?.marketplace) ?? 'all'
  const choice = useMemo(
    (): YearChoice | undefined => (year === undefined ? undefined : { year, marketplace }),
    [year, marketplace],
  )
  return { choice, years, marketplaces, choose }
}

function sentenceOf({ expected, received, refunded, missing, regained }: MonthAnswer): string {
  return texts.sentence({
    expected: formatCents(expected),
    received: formatCents(received),
    refunded: refunded > 0 ? formatCents(refunded) : null,
    missing: missing > 0 ? formatCents(missing) : null,
    over: missing < 0 ? formatCents(negative(missing)) : null,
    regained: regained > 0 ? formatCents(regained) : null,
  })
}

/** What is paid too little, and what was refused; '' if there is neither. */
function foundSentence({ found, denied }: YearOfMonths): string {
  return [
    found > 0 ? texts.found(formatCents(found)) : [],
    denied > 0 ? texts.denied(formatCents(denied)) : [],
  ]
    .flat()
    .join(' ')
}

/** The months for a sentence, with their marketplaces if there are several. */
function namesOf(some: readonly ListedAnalysis[], all: readonly ListedAnalysis[]): readonly string[] {
  const hasSeveral = all.some(({ marketplace }) => marketplace !== all[0]?.marketplace)
  return some.map(({ month, marketplace }) => {
    const name = monthName(month).toLowerCase()
    return hasSeveral ? texts.ofMarketplace(name, marketplaceWords[marketplace].name) : name
  })
}

const columns = ['expected', 'received', 'refunded', 'missing', 'regained'] as const

/** The chart as a table, for screen readers. */
function MonthsTable({ shown, year }: { shown: YearOfMonths; year: number }) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{texts.table(fullYear(year))}</caption>
        <thead>
          <tr>
            {[texts.month, ...columns.map((column) => texts[column])].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.months.map(
            ({ month, answer }) =>
              answer && <AnswerRow key={month} label={nameMonth({ month, year })} answer={answer} />,
          )}
        </tbody>
        <tfoot>
          <AnswerRow label={texts.total} answer={shown.total} />
        </tfoot>
      </table>
    </VisuallyHidden>
  )
}

function AnswerRow({ label, answer }: { label: string; answer: MonthAnswer }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column}>{formatCents(answer[column])}</td>
      ))}
    </tr>
  )
}
