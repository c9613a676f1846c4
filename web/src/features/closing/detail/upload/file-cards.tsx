import { Text } from '@mantine/core'
import type { AnalysisSummary, OrderMonths } from '@vendaclara/contract/closing'
import { helpHref } from '../../../../addresses.ts'
import { WarningAlert } from '../../../../ui/warning-alert.tsx'
import { extensionsOf, type FileSlot } from '../../files/chosen-files.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { nameMonth } from '../../model/months.ts'
import { countNothingDue, findOtherMonth } from '../../model/order-months.ts'
import type { ClosingFilesState } from '../../saving/closing-files-state.ts'
import type { PendingChange } from '../../saving/pending-changes.ts'
import { FileCard, type FileCardStatus } from './file-card.tsx'
import { AddFiles, FileLines } from './file-lines.tsx'
import { texts } from './texts.ts'
import classes from './upload.module.css'

/** The id of the place on the page with the files. */
export const filesId = 'arquivos'

interface FileCardsProps {
  closing: AnalysisSummary
  orderMonths: OrderMonths | undefined
  state: ClosingFilesState
  ordersFirst: boolean
  onFiles: (slot: FileSlot, files: File[]) => void
  onCancel: (slot: FileSlot) => void
}

export function FileCards(props: FileCardsProps) {
  const { closing, orderMonths, state, ordersFirst, onFiles, onCancel } = props
  const { stages, progress, refusals, pending } = state
  const { receipts, marketplace } = closing
  const words = marketplaceWords[marketplace]
  const { hasResults: compact, outdated } = closing.figures
  const nothingDue = orderMonths && compact && !outdated ? countNothingDue(orderMonths, closing.figures) : 0
  const otherMonth = orderMonths && findOtherMonth(orderMonths, closing)
  const unsaved = (kind: PendingChange['kind']) => pending.some((change) => change.kind === kind)
  const ofSlot = (slot: FileSlot) => {
    const [read, disabled] = [state[slot], stages[slot] !== undefined]
    const choose = (files: File[]) => onFiles(slot, files)
    return {
      compact,
      title: words[slot],
      hint: words[`${slot}Hint`],
      extensions: extensionsOf(marketplace, slot),
      help: helpHref('fechamento-de-mes', words.help[slot]),
      stage: stages[slot],
      progress: progress[slot],
      refusal: refusals[slot],
      add: read && receipts[slot] && (
        <AddFiles
          extensions={extensionsOf(marketplace, slot)}
          disabled={disabled}
          onAdd={(added) => choose([...read.files, ...added])}
        />
      ),
      receipt: <FileLines receipts={receipts[slot]} read={read} disabled={disabled} onFiles={choose} />,
      onFiles: choose,
      onCancel: () => onCancel(slot),
    }
  }
  return (
    <div className={classes.cards} data-compact={compact} data-screen-only id={filesId}>
      <FileCard
        {...ofSlot('orders')}
        status={ordersStatus(closing, orderMonths, unsaved('orders'))}
        notice={
          (nothingDue > 0 || otherMonth?.isUsual) && (
            <>
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
        status={incomeStatus(closing, unsaved('results'))}
        notice={ordersFirst && <WarningAlert role="alert">{texts.files.ordersFirst(words)}</WarningAlert>}
      />
    </div>
  )
}

function ordersStatus(
  { figures }: AnalysisSummary,
  months: OrderMonths | undefined,
  unsaved: boolean,
): FileCardStatus {
  if (unsaved) return { kind: 'attention', label: texts.files.unsaved }
  if (!figures.hasOrders) return { kind: 'waiting', label: texts.files.waiting }
  if (!months) return { kind: 'stored', label: texts.files.stored }
  const orders = Object.values(months).reduce((sum, count) => sum + count, 0)
  return { kind: 'stored', label: texts.files.storedOrders(orders) }
}

function incomeStatus({ figures, marketplace }: AnalysisSummary, unsaved: boolean): FileCardStatus {
  if (unsaved) return { kind: 'attention', label: texts.files.unsaved }
  if (figures.outdated) return { kind: 'attention', label: texts.files.incomeAgain }
  if (figures.hasResults) return { kind: 'stored', label: texts.files.storedIncome(figures.matched) }
  if (!figures.hasOrders)
    return { kind: 'waiting', label: texts.files.waitingForOrders(marketplaceWords[marketplace]) }
  return { kind: 'waiting', label: texts.files.waiting }
}
