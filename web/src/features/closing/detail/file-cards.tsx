import { useQuery } from '@tanstack/react-query'
import type { Closing } from '@vendaclara/contract/closing'
import type { FileReceipt } from '@vendaclara/contract/closing-receipt'
import type { ReactNode } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { closingQueries } from '../closing-queries.ts'
import { texts } from '../texts.ts'
import type { ClosingFilesState } from './closing-files-state.ts'
import { countOrders } from './count-orders.ts'
import { FileCard, type FileCardStatus } from './file-card.tsx'
import classes from './file-cards.module.css'
import { FileReceiptsList } from './file-receipts-list.tsx'
import { IncomeReceiptList } from './income-receipt-list.tsx'
import { OrdersReceiptList } from './orders-receipt-list.tsx'
import { hasResults } from './pending-changes.ts'
import type { FileSlot } from './refusal-sentence.ts'

interface FileCardsProps {
  closing: Closing
  state: ClosingFilesState
  ordersFirst: boolean
  onFiles: (slot: FileSlot, files: File[]) => void
  onCancel: (slot: FileSlot) => void
}

export function FileCards({ closing, state, ordersFirst, onFiles, onCancel }: FileCardsProps) {
  const { stages, progress, refusals, orders, income, pending } = state
  const { user } = useSession()
  const { data: kept } = useQuery(closingQueries.receipts(user, closing.id))
  const unsaved = (key: string) => pending.some((change) => key in change)
  return (
    <div className={classes.cards}>
      <FileCard
        title={texts.files.orders}
        hint={texts.files.ordersHint}
        status={ordersStatus(closing, unsaved('requests'))}
        stage={stages.orders}
        progress={progress.orders}
        refusal={refusals.orders}
        receipt={receiptOf(orders && <OrdersReceiptList {...orders} />, kept?.orders)}
        onFiles={(files) => onFiles('orders', files)}
        onCancel={() => onCancel('orders')}
      />
      <FileCard
        title={texts.files.income}
        hint={texts.files.incomeHint}
        status={incomeStatus(closing, unsaved('errors'))}
        stage={stages.income}
        progress={progress.income}
        refusal={refusals.income}
        receipt={receiptOf(income && <IncomeReceiptList {...income} />, kept?.income)}
        notice={ordersFirst && <WarningAlert role="alert">{texts.files.ordersFirst}</WarningAlert>}
        onFiles={(files) => onFiles('income', files)}
        onCancel={() => onCancel('income')}
      />
    </div>
  )
}

/** The receipt of this visit; of each file where there are several, or where they were read before. */
function receiptOf(ofVisit: ReactNode, kept: readonly FileReceipt[] | null | undefined): ReactNode {
  const isKept = kept && kept.length > 0 && (kept.length > 1 || !ofVisit)
  return isKept ? <FileReceiptsList receipts={kept} /> : ofVisit
}

function ordersStatus({ requests }: Closing, unsaved: boolean): FileCardStatus {
  if (unsaved) return { kind: 'attention', label: texts.files.unsaved }
  if (requests.length === 0) return { kind: 'waiting', label: texts.files.waiting }
  return { kind: 'stored', label: texts.files.storedOrders(countOrders(requests)) }
}

function incomeStatus(closing: Closing, unsaved: boolean): FileCardStatus {
  if (unsaved) return { kind: 'attention', label: texts.files.unsaved }
  if (closing.outdated) return { kind: 'attention', label: texts.files.incomeAgain }
  if (hasResults(closing)) return { kind: 'stored', label: texts.files.storedIncome(closing.quantity) }
  if (closing.requests.length === 0) return { kind: 'waiting', label: texts.files.waitingForOrders }
  return { kind: 'waiting', label: texts.files.waiting }
}
