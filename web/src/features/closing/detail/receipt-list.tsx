import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount } from '../../../ui/format-count.ts'
import { texts } from '../texts.ts'
import classes from './receipt-list.module.css'

interface ReceiptLine {
  readonly label: string
  readonly count: number
  /** Shown even when it counts nothing. */
  readonly always?: boolean
  readonly detail?: ReactNode
}

interface ReceiptListProps {
  fileName: string
  sheet: string
  lines: readonly ReceiptLine[]
}

/** What became of the rows of a file read in this visit. */
export function ReceiptList({ fileName, sheet, lines }: ReceiptListProps) {
  return (
    <div className={classes.receipt}>
      <Text size="xs" c="dimmed" truncate title={fileName}>
        {texts.receipt.source(fileName, sheet)}
      </Text>
      <dl className={classes.lines}>
        {lines
          .filter(({ count, always }) => always || count > 0)
          .map(({ label, count, detail }) => (
            <div key={label} className={classes.line}>
              <dt>{label}</dt>
              <dd>
                {detail}
                {formatCount(count)}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
