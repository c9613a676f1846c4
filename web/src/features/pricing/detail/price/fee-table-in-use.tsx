import { Anchor, Box, Group, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { brazilianDay } from '@vendaclara/core/calendar'
import {
  type Certainty,
  daysSinceRead,
  type FeeTable,
  feeTables,
  tableStatusOn,
} from '@vendaclara/core/pricing'
import { memo } from 'react'
import pieces from '../../../../theme/pieces.module.css'
import { formatDay, useDay } from '../../../../ui/days.ts'
import { Explained } from '../../../../ui/explained/explained.tsx'
import { unbroken } from '../../../../ui/number-formats.ts'
import { certaintyInWords } from '../../fees/facts/fee-table-facts.tsx'
import { texts as feeTexts } from '../../fees/fee-texts.ts'
import type { Calculation } from '../../model/pricing-sides.ts'
import { texts } from '../../pricing-texts.ts'
import classes from './price.module.css'
import { PriceBar } from './price-parts.tsx'

interface FeeTableInUseProps {
  table: FeeTable
  /** How certain the fee of this listing is, if it is less certain than its table. */
  certainty: Certainty | undefined
  /** Absent if there is no other table to choose. */
  onChange?: () => void
}

/**
 * The fee table that the price is calculated with, where its values come from and its published pages. Nothing says how
 * sure a table is that has ended.
 */
const FeeTableInUse = memo(function FeeTableInUse({ table, certainty, onChange }: FeeTableInUseProps) {
  const today = useDay(brazilianDay)
  const { status } = tableStatusOn(table, today, feeTables)
  const warnings = tableWarnings(table, certainty, today)
  return (
    <Group align="baseline" gap="4px 12px" fz="0.8125rem">
      <Text inherit flex="1 1 220px">
        <Box component="span" pos="relative">
          <Explained explanation={sourceOf(table, certainty)}>
            {unbroken(texts.tableInUse.name(table.name))}
          </Explained>
        </Box>
        {status !== 'ended' && (
          <Group component="span" gap="2px 12px" mt={2} c="dimmed">
            {certainty === undefined || certainty === 'inferred'
              ? certaintyInWords(table)
              : texts.tableInUse.ofPrice(feeTexts.lines.certainties[certainty])}
            {table.pages?.map(({ name, url }) => (
              <Anchor key={url} href={url} target="_blank" rel="noreferrer" inherit className={pieces.marked}>
                {name}
                <IconExternalLink size={13} aria-label={texts.tableInUse.newTab} />
              </Anchor>
            ))}
          </Group>
        )}
        {warnings.map((warning) => (
          <Text key={warning} span inherit display="block" c="var(--accent-text)" fw={550}>
            {warning}
          </Text>
        ))}
      </Text>
      {onChange && (
        <Anchor component="button" type="button" inherit fw={600} onClick={onChange}>
          {texts.tableInUse.change}
        </Anchor>
      )}
    </Group>
  )
})

function sourceOf({ source, note }: FeeTable, ofPrice: Certainty | undefined): string {
  const here = ofPrice && texts.tableInUse.certaintyOfPrice(feeTexts.certainties[ofPrice])
  return unbroken([texts.tableInUse.source(source), here, note].filter(Boolean).join(' '))
}

interface BelowPriceProps extends Pick<FeeTableInUseProps, 'onChange'> {
  calculation: Calculation
}

export function BelowPrice({ calculation, ...choice }: BelowPriceProps) {
  const { listing, basis, price } = calculation
  return (
    <div className={classes.below}>
      <PriceBar calculation={calculation} />
      <FeeTableInUse
        table={basis.tables[listing.marketplace]}
        certainty={price.outcome === 'priced' ? price.fee.certainty : undefined}
        {...choice}
      />
    </div>
  )
}

/** What a seller should check about the fees in use on an ISO day. That they have ended is said beside the price. */
export function tableWarnings(table: FeeTable, certainty: Certainty | undefined, isoDay: string): string[] {
  const { tableInUse } = texts
  const is = tableStatusOn(table, isoDay, feeTables)
  const days = is.status === 'ended' ? null : daysSinceRead(table, isoDay)
  return [
    ...(is.status === 'not-yet' ? [tableInUse.notYet(formatDay(is.from))] : []),
    ...(is.status === 'followed' && is.follower.validFrom !== null
      ? [tableInUse.next(is.follower.name, formatDay(is.follower.validFrom))]
      : []),
    ...(days === null ? [] : [tableInUse.read(days)]),
    ...(certainty === 'inferred' ? [tableInUse.inferred] : []),
  ]
}
