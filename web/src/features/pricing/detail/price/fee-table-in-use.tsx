import { Anchor } from '@mantine/core'
import { IconCalendarExclamation, IconExternalLink, IconReceipt2 } from '@tabler/icons-react'
import { brazilianDay } from '@vendaclara/core/calendar'
import { type Certainty, type FeeTable, feeTables, tableStatusOn } from '@vendaclara/core/pricing'
import { memo } from 'react'
import { formatDay, useDay } from '../../../../ui/days.ts'
import { Explained } from '../../../../ui/explained/explained.tsx'
import { unbroken } from '../../../../ui/number-formats.ts'
import { texts as feeTexts } from '../../fees/texts.ts'
import { texts } from '../../texts.ts'
import classes from './price.module.css'

interface FeeTableInUseProps {
  table: FeeTable
  /** How certain the fee of this listing is, if it is less certain than its table. */
  certainty: Certainty | undefined
  /** Absent if there is no other table to choose. */
  onChange?: () => void
}

/**
 * The fee table that the price is calculated with, its certainty and its published pages, with a note if it is not the
 * one in force today.
 */
function PlainFeeTableInUse({ table, certainty, onChange }: FeeTableInUseProps) {
  const today = useDay(brazilianDay)
  const outdated = tableWarning(table, today)
  const isInferred = certainty === 'inferred'
  const warning = isInferred ? [outdated, texts.tableInUse.inferred].filter(Boolean).join(' ') : outdated
  const Icon = warning === null ? IconReceipt2 : IconCalendarExclamation
  return (
    <div className={classes.table} data-warns={warning !== null || undefined}>
      <Icon size={17} stroke={1.7} aria-hidden />
      <div className={classes.tableWords}>
        <p>
          <span className={classes.tableName}>
            <Explained explanation={sourceOf(table, certainty)}>
              {unbroken(texts.tableInUse.name(table.name))}
            </Explained>
          </span>
          <span className={classes.tableFacts}>
            {certainty === undefined || isInferred
              ? texts.tableInUse.certainties[table.certainty]
              : texts.tableInUse.ofPrice(texts.tableInUse.certainties[certainty])}
            {table.pages?.map(({ name, url }) => (
              <Anchor key={url} href={url} target="_blank" rel="noreferrer" inherit>
                {name}
                <IconExternalLink size={13} aria-label={texts.tableInUse.newTab} />
              </Anchor>
            ))}
          </span>
          {warning !== null && <span className={classes.tableWarning}>{warning}</span>}
        </p>
        {onChange && (
          <Anchor component="button" type="button" inherit fw={600} onClick={onChange}>
            {texts.tableInUse.change}
          </Anchor>
        )}
      </div>
    </div>
  )
}

function sourceOf({ source, certainty, note }: FeeTable, ofPrice: Certainty | undefined): string {
  const { tableInUse } = texts
  const known = tableInUse.source(source, feeTexts.certainties[certainty])
  const here = ofPrice && tableInUse.certaintyOfPrice(feeTexts.certainties[ofPrice])
  return unbroken([known, here, note].filter(Boolean).join(' '))
}

export const FeeTableInUse = memo(PlainFeeTableInUse)

/** What a seller should know about the fees in use on an ISO day; null while the table is the one in force. */
export function tableWarning(table: FeeTable, isoDay: string): string | null {
  const is = tableStatusOn(table, isoDay, feeTables)
  if (is.status === 'current') return null
  if (is.status === 'not-yet') return texts.tableInUse.notYet(formatDay(is.from))
  if (is.status === 'followed') return followerWords(is.follower, isoDay)
  const ended = texts.tableInUse.ended(formatDay(is.until))
  return `${ended} ${is.follower ? followerWords(is.follower, isoDay) : texts.tableInUse.check}`
}

function followerWords({ name, validFrom, validUntil }: FeeTable, isoDay: string): string {
  if (validUntil !== null && validUntil < isoDay) return texts.tableInUse.check
  return validFrom !== null && validFrom > isoDay
    ? texts.tableInUse.next(name, formatDay(validFrom))
    : texts.tableInUse.inForce(name)
}
