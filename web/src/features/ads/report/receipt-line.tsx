import { Alert, Collapse, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import type { AdsReceipt } from '@vendaclara/core/ads'
import { useId } from 'react'
import { formatCount } from '../../../ui/number-formats.ts'
import classes from './report.module.css'
import { doubtSentence, texts, unreadableSentence } from './texts.ts'

interface ReceiptLineProps {
  receipt: AdsReceipt
}

/** Accounts for every row of the file. */
export function ReceiptLine({ receipt }: ReceiptLineProps) {
  const { rows, used, excluded, withoutClicks, overall, repeated, bad, unreadableValues } = receipt
  const parts = [
    texts.receipt.used(formatCount(used), used === 1),
    excluded > 0 && texts.receipt.excluded(formatCount(excluded)),
    withoutClicks > 0 && texts.receipt.withoutClicks(formatCount(withoutClicks)),
    overall > 0 && texts.receipt.overall(formatCount(overall)),
    repeated > 0 && texts.receipt.repeated(formatCount(repeated), repeated === 1),
    bad > 0 && texts.receipt.bad(formatCount(bad)),
  ].filter((part) => part !== false)
  return (
    <section aria-label={texts.receipt.title} className={classes.receipt}>
      <Text size="sm" c="dimmed">
        {`${texts.receipt.lines(formatCount(rows), rows === 1)} = ${parts.join(' + ')}.`}
        {unreadableValues > 0 && ` ${unreadableSentence(unreadableValues, receipt.unreadable)}`}
      </Text>
      <Doubts doubts={receipt.doubts} />
      <BadRows receipt={receipt} />
    </section>
  )
}

/** What in the file does not fit and may be wrong. */
function Doubts({ doubts = [] }: { doubts: AdsReceipt['doubts'] }) {
  if (doubts.length === 0) return null
  return (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle />} title={texts.receipt.doubts} mt="xs">
      {doubts.map((doubt) => (
        <Text key={JSON.stringify(doubt)} size="sm">
          {doubtSentence(doubt)}
        </Text>
      ))}
    </Alert>
  )
}

interface BadRowsProps {
  receipt: AdsReceipt
}

/** How many rows of the file were left out. Opens the list of them. */
function BadRows({ receipt: { bad, badRows } }: BadRowsProps) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const list = useId()
  if (bad === 0) return null
  const isCut = badRows.length < bad
  return (
    <>
      <UnstyledButton className={classes.open} onClick={toggle} aria-expanded={isOpen} aria-controls={list}>
        <IconAlertTriangle size={16} aria-hidden />
        {texts.badRows.open(bad)}
        <IconChevronDown size={16} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <Collapse expanded={isOpen} id={list}>
        <Text size="sm" c="dimmed" className={classes.hint}>
          {texts.badRows.hint}
          {isCut && badRows.length > 0 && ` ${texts.badRows.more(badRows.length, bad)}`}
        </Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
        <ul className={classes.list} aria-label={texts.badRows.name} tabIndex={0}>
          {badRows.map((row) => (
            <li key={row.line}>
              <span className={classes.line}>{texts.badRows.line(row.line)}</span>{' '}
              <span>{texts.badRows.reason(row)}</span>
            </li>
          ))}
        </ul>
      </Collapse>
    </>
  )
}
