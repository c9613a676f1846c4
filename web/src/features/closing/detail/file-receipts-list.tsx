import { Button, CloseButton, List, Popover, ScrollArea, Text } from '@mantine/core'
import type { FileReceipt, FileWarning } from '@vendaclara/contract/closing'
import { formatCount } from '../../../ui/number-formats.ts'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import classes from './files.module.css'
import { texts } from './texts.ts'

interface FileReceiptsListProps {
  receipts: readonly FileReceipt[]
  disabled?: boolean
  /** With it, each file can be removed. */
  onRemove?: (index: number) => void
}

/** What became of each file last read, as it is stored: rows read, used, and left out with the reason. */
export function FileReceiptsList({ receipts, disabled = false, onRemove }: FileReceiptsListProps) {
  return (
    <ul className={classes.files}>
      {receipts.map((receipt, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and each is where it was read
        <li key={index} className={classes.receipt}>
          <div className={classes.source}>
            <Text size="xs" c="dimmed" truncate title={receipt.fileName}>
              {texts.receipt.source(receipt.fileName, receipt.sheet)}
            </Text>
            {onRemove && (
              <CloseButton
                size="sm"
                aria-label={texts.files.remove(receipt.fileName)}
                aria-disabled={disabled}
                {...(disabled && { 'data-disabled': true })}
                onClick={() => !disabled && onRemove(index)}
              />
            )}
          </div>
          <dl className={classes.lines}>
            {linesOf(receipt).map(([label, count]) => (
              <div key={label} className={classes.line}>
                <dt>{label}</dt>
                <dd>{formatCount(count)}</dd>
              </div>
            ))}
          </dl>
          {receipt.warnings && receipt.warnings.length > 0 && <Warnings warnings={receipt.warnings} />}
        </li>
      ))}
    </ul>
  )
}

/** What the seller has to know of the reading, with the orders it is about. */
function Warnings({ warnings }: { warnings: readonly FileWarning[] }) {
  return (
    <WarningAlert>
      <ul className={classes.warnings}>
        {warnings.map((warning) => (
          <li key={warning.kind} className={classes.warning}>
            <span>{texts.receipt.warnings[warning.kind](warning)}</span>
            {warning.orderIds.length > 0 && (
              <OrderIdsPopover
                ids={warning.orderIds}
                label={texts.receipt.warningIds(warning.orderIds.length, warning.orders)}
              />
            )}
          </li>
        ))}
      </ul>
    </WarningAlert>
  )
}

function linesOf({
  rows,
  used,
  orders,
  leftOut,
  unreadableValues,
}: FileReceipt): [label: string, count: number][] {
  const left = Object.entries(texts.receipt.leftOut).map(([reason, label]): [string, number] => [
    label,
    leftOut[reason as keyof FileReceipt['leftOut']] ?? 0,
  ])
  return [
    [texts.receipt.lines, rows],
    [texts.receipt.usedLines, used],
    [texts.receipt.orders, orders],
    ...[...left, [texts.receipt.unreadable, unreadableValues] as [string, number]].filter(
      ([, count]) => count > 0,
    ),
  ]
}

interface OrderIdsPopoverProps {
  ids: readonly string[]
  label: string
}

export function OrderIdsPopover({ ids, label }: OrderIdsPopoverProps) {
  return (
    <Popover position="bottom-end" shadow="md" withArrow trapFocus>
      <Popover.Target>
        <Button size="compact-xs" variant="default" flex="none">
          {texts.receipt.showIds}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <ScrollArea.Autosize mah={240} tabIndex={0} data-autofocus>
          <List listStyleType="none" size="sm" spacing={4}>
            {ids.map((id) => (
              <List.Item key={id}>{id}</List.Item>
            ))}
          </List>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  )
}
