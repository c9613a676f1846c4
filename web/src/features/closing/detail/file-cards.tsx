import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Closing } from '@vendaclara/contract/closing'
import { useSession } from '../../../session/use-session.ts'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { closingQueries } from '../closing-queries.ts'
import { texts } from '../texts.ts'
import type { ClosingFilesState } from './closing-files-state.ts'
import { countOrders } from './count-orders.ts'
import { FileCard, type FileCardStatus } from './file-card.tsx'
import classes from './file-cards.module.css'
import { FileReceipts } from './file-receipts.tsx'
import { IncomeReceiptList } from './income-receipt-list.tsx'
import { OrderIdsPopover } from './order-ids-popover.tsx'
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
        receipt={
          <FileReceipts
            ofVisit={orders}
            kept={kept?.orders}
            disabled={stages.orders !== undefined}
            onFiles={(files) => onFiles('orders', files)}
            together={orders && <PartlyLeftOut ids={orders.receipt.partlyLeftOut} />}
          >
            {orders && <OrdersReceiptList {...orders} />}
          </FileReceipts>
        }
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
        receipt={
          <FileReceipts
            ofVisit={income}
            kept={kept?.income}
            disabled={stages.income !== undefined}
            onFiles={(files) => onFiles('income', files)}
          >
            {income && <IncomeReceiptList {...income} />}
          </FileReceipts>
        }
        notice={ordersFirst && <WarningAlert role="alert">{texts.files.ordersFirst}</WarningAlert>}
        onFiles={(files) => onFiles('income', files)}
        onCancel={() => onCancel('income')}
      />
    </div>
  )
}

function PartlyLeftOut({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Text size="sm">{texts.receipt.partly}</Text>
      <OrderIdsPopover ids={ids} />
    </Group>
  )
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
