import { Text } from '@mantine/core'
import type { AnalysisSummary, OrderMonths } from '@vendaclara/contract/closing'
import { helpHref } from '../../../../addresses.ts'
import { WarningAlert } from '../../../../ui/warning-alert.tsx'
import { extensionsOf, type FileSlot } from '../../files/chosen-files.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { nameMonth } from '../../model/months.ts'
import { countNothingDue, findOtherMonth } from '../../model/order-months.ts'
import type { ClosingFilesState, ReadFiles } from '../../saving/closing-files-state.ts'
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
  const { stages, progress, refusals, orders, income, pending } = state
  const { receipts, marketplace } = closing
  const words = marketplaceWords[marketplace]
  const { hasResults: compact, outdated } = closing.figures
  const nothingDue = orderMonths && compact && !outdated ? countNothingDue(orderMonths, closing.figures) : 0
  const otherMonth = orderMonths && findOtherMonth(orderMonths, closing)
  const unsaved = (kind: PendingChange['kind']) => pending.some((change) => change.kind === kind)
  const add = (slot: FileSlot, read: ReadFiles | null) =>
    read &&
    receipts[slot] && (
      <AddFiles
        extensions={extensionsOf(marketplace, slot)}
        disabled={stages[slot] !== undefined}
        onAdd={(added) => onFiles(slot, [...read.files, ...added])}
      />
    )
  return (
    <div className={classes.cards} data-compact={compact} data-screen-only id={filesId}>
      <FileCard
        compact={compact}
        title={words.orders}
        hint={words.ordersHint}
        extensions={extensionsOf(marketplace, 'orders')}
        help={helpHref('fechamento-de-mes', words.help.orders)}
        status={ordersStatus(closing, orderMonths, unsaved('orders'))}
        stage={stages.orders}
        progress={progress.orders}
        refusal={refusals.orders}
        add={add('orders', orders)}
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
        receipt={
          <FileLines
            receipts={receipts.orders}
            read={orders}
            disabled={stages.orders !== undefined}
            onFiles={(files) => onFiles('orders', files)}
          />
        }
        onFiles={(files) => onFiles('orders', files)}
        onCancel={() => onCancel('orders')}
      />
      <FileCard
        compact={compact}
        title={words.income}
        hint={words.incomeHint}
        extensions={extensionsOf(marketplace, 'income')}
        help={helpHref('fechamento-de-mes', words.help.income)}
        status={incomeStatus(closing, unsaved('results'))}
        stage={stages.income}
        progress={progress.income}
        refusal={refusals.income}
        add={add('income', income)}
        receipt={
          <FileLines
            receipts={receipts.income}
            read={income}
            disabled={stages.income !== undefined}
            onFiles={(files) => onFiles('income', files)}
          />
        }
        notice={ordersFirst && <WarningAlert role="alert">{texts.files.ordersFirst(words)}</WarningAlert>}
        onFiles={(files) => onFiles('income', files)}
        onCancel={() => onCancel('income')}
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
