import { Alert, Anchor, Box, Collapse, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import type { AdsReceipt, AdsReport } from '@vendaclara/core/ads'
import { useId } from 'react'
import pieces from '../../../theme/pieces.module.css'
import { formatCount } from '../../../ui/number-formats.ts'
import { formatMoment } from '../model/formats.ts'
import { wordsOf } from '../texts.ts'
import classes from './report.module.css'
import { doubtSentence, texts, unreadableSentence } from './texts.ts'

interface ReceiptLineProps {
  report: AdsReport
  importedAt: Date
}

/** How much of the file was read; on request accounts for every row. */
export function ReceiptLine({ report, importedAt }: ReceiptLineProps) {
  const { receipt } = report
  const { rows, used, bad, unreadableValues } = receipt
  const [isOpen, { toggle }] = useDisclosure(false)
  const details = useId()
  const { terms, read } = wordsOf(report)
  return (
    <section aria-label={texts.receipt.title} className={classes.receipt}>
      <Text size="sm" c="dimmed">
        {`${terms(formatCount(used), used === 1)} ${read(used === 1)}.`}
        {unreadableValues > 0 && ` ${unreadableSentence(unreadableValues, receipt.unreadable)}`}{' '}
        {rows > used && (
          <Anchor
            component="button"
            type="button"
            inherit
            fw={550}
            mih="var(--target)"
            className={pieces.marked}
            onClick={toggle}
            aria-expanded={isOpen}
            aria-controls={details}
          >
            {bad > 0 && <IconAlertTriangle size={16} aria-hidden />}
            {bad > 0 ? texts.badRows.open(bad) : texts.receipt.open}
            <IconChevronDown size={16} aria-hidden className={pieces.chevron} data-opened={isOpen} />
          </Anchor>
        )}
      </Text>
      <Doubts doubts={receipt.doubts} />
      <Collapse expanded={isOpen} id={details}>
        <Text size="sm" c="dimmed" maw="96ch">
          {sumOfRows(receipt)} {texts.receipt.importedAt(formatMoment(importedAt))}
        </Text>
        <BadRows receipt={receipt} />
      </Collapse>
    </section>
  )
}

/** '378 linhas = 306 usadas + 69 sem cliques + 3 com defeito.' */
function sumOfRows({ rows, used, excluded, withoutClicks, overall, repeated, bad }: AdsReceipt): string {
  const parts = [
    texts.receipt.used(formatCount(used), used === 1),
    excluded > 0 && texts.receipt.excluded(formatCount(excluded)),
    withoutClicks > 0 && texts.receipt.withoutClicks(formatCount(withoutClicks)),
    overall > 0 && texts.receipt.overall(formatCount(overall)),
    repeated > 0 && texts.receipt.repeated(formatCount(repeated), repeated === 1),
    bad > 0 && texts.receipt.bad(formatCount(bad)),
  ].filter((part) => part !== false)
  return `${texts.receipt.lines(formatCount(rows), rows === 1)} = ${parts.join(' + ')}.`
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

/** The rows of the file that were left out because they are bad. */
function BadRows({ receipt: { bad, badRows } }: { receipt: AdsReceipt }) {
  if (bad === 0) return null
  const isCut = badRows.length > 0 && badRows.length < bad
  return (
    <>
      <Text size="sm" c="dimmed" maw="96ch">
        {texts.badRows.hint}
        {isCut && ` ${texts.badRows.more(badRows.length, bad)}`}
      </Text>
      <Box
        component="ul"
        mt={8}
        py={12}
        px={16}
        mah={260}
        fz="sm"
        bg="body"
        className={`${pieces.bare} ${pieces.framed}`}
        style={{ columns: '280px', overflowY: 'auto' }}
        aria-label={texts.badRows.name}
        tabIndex={0}
      >
        {badRows.map((row) => (
          <li key={row.line}>
            <Text span inherit c="dimmed">
              {texts.badRows.line(row.line)}
            </Text>{' '}
            <span>{texts.badRows.reason(row)}</span>
          </li>
        ))}
      </Box>
    </>
  )
}
