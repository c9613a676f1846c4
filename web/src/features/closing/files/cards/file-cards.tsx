import { Text } from '@mantine/core'
import type { FileSlot, OrderMonths } from '@vendaclara/contract/closing'
import { noCents } from '@vendaclara/core/money'
import { helpHref } from '../../../../addresses.ts'
import { formatCents } from '../../../../ui/number-formats.ts'
import { WarningAlert } from '../../../../ui/warning-alert.tsx'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { nameMonth } from '../../model/months.ts'
import { countNothingDue, findOtherMonth } from '../../model/order-months.ts'
import { extensionsOf } from '../../worker/reading/chosen-files.ts'
import { type ShownMonth, useMonth } from '../../worker/rows/open-month.tsx'
import type { FilesState } from '../saving/files-state.ts'
import { FileCard, type FileCardStatus } from './file-card.tsx'
import { AddFiles, FileLines, PartlyLeftOut } from './file-lines.tsx'
import { texts } from './texts.ts'
import classes from './upload.module.css'

interface FileCardsProps {
  state: FilesState
  ordersFirst: boolean
  onFiles: (slot: FileSlot, files: File[], adds: boolean) => void
  onRemove: (key: string) => void
  onCancel: (slot: FileSlot) => void
}

export function FileCards(props: FileCardsProps) {
  const { state, ordersFirst, onFiles, onRemove, onCancel } = props
  const { closing, totals } = useMonth()
  const { marketplace } = closing
  const words = marketplaceWords[marketplace]
  const { hasResults: compact, isSent } = closing.figures
  const orderMonths = totals?.orders?.months
  const nothingDue = orderMonths && compact && !isSent ? countNothingDue(orderMonths, closing.figures) : 0
  const otherMonth = orderMonths && findOtherMonth(orderMonths, closing)
  const { leftOut, otherOrders = 0, otherReceived = noCents } = closing.figures.sums ?? {}
  const ofSlot = (slot: FileSlot) => {
    const { stage, progress, refusal } = state[slot]
    const disabled = stage !== undefined
    const files = closing.files.filter((file) => file.slot === slot)
    const extensions = extensionsOf(marketplace, slot)
    return {
      compact,
      title: words[slot],
      hint: words[`${slot}Hint`],
      extensions,
      help: helpHref('fechamento-de-mes', words.help[slot]),
      stage,
      progress,
      refusal,
      add: files.length > 0 && (
        <AddFiles extensions={extensions} disabled={disabled} onAdd={(added) => onFiles(slot, added, true)} />
      ),
      receipt: (
        <>
          <FileLines files={files} disabled={disabled} onRemove={onRemove} />
          {slot === 'orders' && <PartlyLeftOut ids={totals?.orders?.partly ?? []} />}
        </>
      ),
      onFiles: (files: File[]) => onFiles(slot, files, false),
      onCancel: () => onCancel(slot),
    }
  }
  return (
    <div className={classes.cards} data-compact={compact} data-screen-only id="arquivos">
      <FileCard
        {...ofSlot('orders')}
        status={ordersStatus(closing, orderMonths)}
        notice={
          (nothingDue > 0 || otherMonth?.isUsual || leftOut) && (
            <>
              {leftOut && (
                <Text size="sm">
                  {texts.files.leftOut(leftOut.count, formatCents(leftOut.amount), words)}
                </Text>
              )}
              {nothingDue > 0 && <Text size="sm">{texts.files.nothingDue(nothingDue)}</Text>}
              {otherMonth?.isUsual && (
                <Text size="sm">{texts.files.otherMonth(otherMonth.count, nameMonth(otherMonth))}</Text>
              )}
            </>
          )
        }
      />
      <FileCard
        {...ofSlot('income')}
        status={incomeStatus(closing)}
        notice={
          (ordersFirst || otherOrders > 0) && (
            <>
              {ordersFirst && <WarningAlert role="alert">{texts.files.ordersFirst(words)}</WarningAlert>}
              {otherOrders > 0 && (
                <Text size="sm">{texts.files.others(otherOrders, formatCents(otherReceived), words)}</Text>
              )}
            </>
          )
        }
      />
    </div>
  )
}

const unsaved: FileCardStatus = { kind: 'attention', label: texts.files.unsaved }

function isUnsaved({ files }: ShownMonth, slot: FileSlot): boolean {
  return files.some((file) => file.slot === slot && file.number === undefined)
}

function ordersStatus(closing: ShownMonth, months: OrderMonths | undefined): FileCardStatus {
  if (isUnsaved(closing, 'orders')) return unsaved
  if (!closing.figures.hasOrders) return { kind: 'waiting', label: texts.files.waiting }
  if (!months) return { kind: 'stored', label: texts.files.stored }
  const orders = Object.values(months).reduce((sum, count) => sum + count, 0)
  return { kind: 'stored', label: texts.files.storedOrders(orders) }
}

function incomeStatus(closing: ShownMonth): FileCardStatus {
  const { figures, marketplace } = closing
  if (isUnsaved(closing, 'income')) return unsaved
  if (figures.hasResults) return { kind: 'stored', label: texts.files.storedIncome(figures.matched) }
  if (!figures.hasOrders)
    return { kind: 'waiting', label: texts.files.waitingForOrders(marketplaceWords[marketplace]) }
  return { kind: 'waiting', label: texts.files.waiting }
}
