import {
  Button,
  CloseButton,
  Collapse,
  Group,
  List,
  Popover,
  ScrollArea,
  Stack,
  Text,
  UnstyledButton,
} from '@mantine/core'
import { useDisclosure, useFileDialog } from '@mantine/hooks'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import type { FileReceipt, FileWarning } from '@vendaclara/contract/closing'
import { useId } from 'react'
import pieces from '../../../../theme/pieces.module.css'
import { formatCount } from '../../../../ui/number-formats.ts'
import { WarningAlert } from '../../../../ui/warning-alert.tsx'
import type { KnownFile } from '../../worker/messages.ts'
import { warningSentence } from '../warning-texts.ts'
import { texts } from './texts.ts'
import classes from './upload.module.css'

interface FileLinesProps {
  files: readonly KnownFile[]
  disabled: boolean
  /** Called with the key of a file that is to be taken away. */
  onRemove: (key: string) => void
}

/** A line for each file, which opens to its receipt. */
export function FileLines({ files, disabled, onRemove }: FileLinesProps) {
  if (files.length === 0) return null
  return (
    <Stack component="ul" gap={4} className={pieces.bare}>
      {files.map(({ key, receipt }) => (
        <FileLine key={key} receipt={receipt} disabled={disabled} onRemove={() => onRemove(key)} />
      ))}
    </Stack>
  )
}

/** The orders that are left out because only some of their lines are cancelled or returned. */
export function PartlyLeftOut({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  const label = texts.receipt.partly(ids.length)
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Text size="sm">{label}</Text>
      <OrderIdsPopover ids={ids} label={label} />
    </Group>
  )
}

interface FileLineProps {
  receipt: FileReceipt
  disabled: boolean
  onRemove: () => void
}

/** The stored receipt of a file: warnings are visible, the rows read, used and left out when it is opened. */
function FileLine({ receipt, disabled, onRemove }: FileLineProps) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const details = useId()
  return (
    <Stack component="li" gap={4}>
      <Group gap={8} wrap="nowrap">
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={details}
          title={receipt.fileName}
          onClick={toggle}
        >
          <IconChevronDown size={16} aria-hidden className={pieces.chevron} data-opened={isOpen} />
          <span className={classes.name}>{receipt.fileName}</span>
          <span className={classes.meta}>{texts.files.meta(receipt)}</span>
        </UnstyledButton>
        <CloseButton
          size="sm"
          aria-label={texts.files.remove(receipt.fileName)}
          aria-disabled={disabled}
          {...(disabled && { 'data-disabled': true })}
          onClick={() => !disabled && onRemove()}
        />
      </Group>
      <Collapse expanded={isOpen} id={details}>
        <Stack component="dl" gap={4} fz="sm" m={0} pt={4} pb={8} pl={24}>
          <div className={classes.count}>
            <dt>{texts.receipt.sheet}</dt>
            <dd>{receipt.sheet}</dd>
          </div>
          {linesOf(receipt).map(([label, count]) => (
            <div key={label} className={classes.count}>
              <dt>{label}</dt>
              <dd>{formatCount(count)}</dd>
            </div>
          ))}
        </Stack>
      </Collapse>
      {receipt.warnings && receipt.warnings.length > 0 && <Warnings warnings={receipt.warnings} />}
    </Stack>
  )
}

/** The warnings about reading, with the orders they are about. */
function Warnings({ warnings }: { warnings: readonly FileWarning[] }) {
  return (
    <WarningAlert>
      <Stack component="ul" gap={8} p={4} className={pieces.bare}>
        {warnings.map((warning) => (
          <Group key={warning.kind} component="li" justify="space-between" align="baseline" gap="4px 12px">
            <span>{warningSentence(warning)}</span>
            {warning.orderIds.length > 0 && (
              <OrderIdsPopover
                ids={warning.orderIds}
                label={texts.receipt.warningIds(warning.orderIds.length, warning.orders)}
              />
            )}
          </Group>
        ))}
      </Stack>
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

function OrderIdsPopover({ ids, label }: OrderIdsPopoverProps) {
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

interface AddFilesProps {
  extensions: readonly string[]
  disabled: boolean
  onAdd: (files: File[]) => void
}

/** Chooses files that are compared in addition to the current ones. */
export function AddFiles({ extensions, disabled, onAdd }: AddFilesProps) {
  const dialog = useFileDialog({
    accept: extensions.join(','),
    onChange: (added) => added && added.length > 0 && onAdd([...added]),
  })
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPlus size={16} aria-hidden />}
      // With `disabled` it would lose the focus.
      aria-disabled={disabled}
      {...(disabled && { 'data-disabled': true })}
      onClick={() => !disabled && dialog.open()}
    >
      {texts.files.add}
    </Button>
  )
}
