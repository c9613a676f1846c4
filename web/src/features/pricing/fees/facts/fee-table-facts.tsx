import { Anchor, SimpleGrid, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { brazilianDay } from '@vendaclara/core/calendar'
import { daysSinceRead, type FeeTable, tableStatusOn } from '@vendaclara/core/pricing'
import pieces from '../../../../theme/pieces.module.css'
import { formatDay, useDay } from '../../../../ui/days.ts'
import { unbroken } from '../../../../ui/number-formats.ts'
import { knownTables, originOf } from '../../model/tables-in-use.ts'
import { useCalculator } from '../../saving/actions/calculator-context.ts'
import { texts } from '../fee-texts.ts'
import { FeeLines } from './fee-lines.tsx'

export function FeeTableFacts({ table }: { table: FeeTable }) {
  const { settings } = useCalculator()
  const today = useDay(brazilianDay)
  const tables = knownTables(settings, table.marketplace)
  const { status } = tableStatusOn(table, today, tables)
  const days = daysSinceRead(table, today)
  return (
    <div>
      <Text
        size="sm"
        fw={550}
        mb={6}
        {...((status === 'ended' || status === 'not-yet') && { c: 'var(--accent-text)' })}
      >
        {unbroken(statusInWords(table, today, tables))}
      </Text>
      <SimpleGrid
        component="dl"
        cols={2}
        spacing={12}
        verticalSpacing={2}
        fz="0.8125rem"
        className={pieces.facts}
        style={{ gridTemplateColumns: '88px minmax(0, 1fr)', overflowWrap: 'anywhere' }}
      >
        {table.holdsFor !== undefined && (
          <>
            <dt>{texts.holdsFor}</dt>
            <dd>{table.holdsFor}</dd>
          </>
        )}
        <dt>{texts.validity}</dt>
        <dd>{validityInWords(table)}</dd>
        <dt>{texts.source}</dt>
        <dd>
          {unbroken(table.source)}
          {days !== null && table.readOn && (
            <Text span inherit display="block" fw={550} c="var(--accent-text)">
              {texts.readOn(formatDay(table.readOn), days)}
            </Text>
          )}
          {table.pages?.map(({ name, url }) => (
            <Anchor key={url} href={url} target="_blank" rel="noreferrer" inherit display="block">
              {name}
              <IconExternalLink size={13} aria-label={texts.newTab} />
            </Anchor>
          ))}
        </dd>
        <dt>{texts.certainty}</dt>
        <dd>{table.certainty === 'own' ? certaintyInWords(table) : texts.certainties[table.certainty]}</dd>
        {table.note !== null && (
          <>
            <dt>{texts.note}</dt>
            <dd>{unbroken(table.note)}</dd>
          </>
        )}
      </SimpleGrid>
      <FeeLines key={table.id} table={table} />
    </div>
  )
}

/** Where the values of a table come from, and for the seller's own table whether they are another's. */
export function certaintyInWords(table: FeeTable): string {
  const origin = originOf(table)
  return texts.origins[origin === 'known' ? table.certainty : origin]
}

export function validityInWords({ validFrom, validUntil }: FeeTable): string {
  if (validFrom !== null && validUntil !== null) {
    return texts.between(formatDay(validFrom), formatDay(validUntil))
  }
  if (validFrom !== null) return texts.since(formatDay(validFrom))
  return validUntil === null ? texts.noValidity : texts.until(formatDay(validUntil))
}

export function statusInWords(table: FeeTable, isoDay: string, tables: readonly FeeTable[]): string {
  const is = tableStatusOn(table, isoDay, tables)
  if (is.status === 'not-yet') return texts.status.notYet(formatDay(is.from))
  if (is.status === 'ended') {
    const ended = texts.status.ended(formatDay(is.until))
    return is.follower ? `${ended} ${followerInWords(is.follower, isoDay, tables)}` : ended
  }
  if (is.status === 'followed') {
    const { name, validFrom } = is.follower
    return validFrom !== null && validFrom <= isoDay
      ? texts.status.replaced(name, formatDay(validFrom))
      : `${texts.status.current} ${followerInWords(is.follower, isoDay, tables)}`
  }
  return table.validFrom === null && table.validUntil === null ? texts.status.unlimited : texts.status.current
}

function followerInWords(follower: FeeTable, isoDay: string, tables: readonly FeeTable[]): string {
  const is = tableStatusOn(follower, isoDay, tables)
  if (is.status === 'not-yet') return texts.status.next(follower.name, formatDay(is.from))
  return is.status === 'ended' ? texts.status.endedToo(follower.name) : texts.status.inForce(follower.name)
}
