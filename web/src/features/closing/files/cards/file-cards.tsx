import { Text } from '@mantine/core'
import type { FileSlot, OrderMonths } from '@vendaclara/contract/closing'
import { noCents } from '@vendaclara/core/money'
import type { ComponentProps } from 'react'
import { formatCents } from '../../../../ui/number-formats.ts'
import { WarningAlert } from '../../../../ui/warning-alert.tsx'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { nameMonth } from '../../model/months.ts'
import { countNothingDue, findOtherMonth } from '../../model/order-months.ts'
import { type ShownMonth, useMonth } from '../../worker/rows/open-month.tsx'
import { FileCard, type FileCardStatus } from './file-card.tsx'
import { texts } from './texts.ts'
import classes from './upload.module.css'

interface FileCardsProps extends Omit<ComponentProps<typeof FileCard>, 'slot' | 'status' | 'notice'> {
  ordersFirst: boolean
}

export function FileCards({ ordersFirst, ...ofBoth }: FileCardsProps) {
  const { closing, totals } = useMonth()
  const { marketplace } = closing
  const words = marketplaceWords[marketplace]
  const { hasResults: compact, isSent } = closing.figures
  const orderMonths = totals?.orders?.months
  const nothingDue = orderMonths && compact && !isSent ? countNothingDue(orderMonths, closing.figures) : 0
  const otherMonth = orderMonths && findOtherMonth(orderMonths, closing)
  const { leftOut, otherOrders = 0, otherReceived = noCents } = closing.figures.sums ?? {}
  return (
    <div className={classes.cards} data-compact={compact} data-screen-only id="arquivos">
      <FileCard
        slot="orders"
        {...ofBoth}
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
        slot="income"
        {...ofBoth}
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
