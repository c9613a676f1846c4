import { Anchor } from '@mantine/core'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { useOpeningFrom } from '../../model/use-open-order.ts'
import classes from './order-rows.module.css'
import { texts } from './texts.ts'

/** The ID of an order, which can be copied and, where its month is stored, opens it beside the lists. */
export function OrderId({ orderId, canOpen = true }: { orderId: string; canOpen?: boolean }) {
  const { open } = useOpeningFrom('receivable')
  const words = texts.orderId
  return (
    <span className={classes.id}>
      {canOpen ? (
        <Anchor
          component="button"
          type="button"
          inherit
          ta="start"
          aria-label={words.open(orderId)}
          onClick={(event) => open(orderId, event.currentTarget)}
        >
          {orderId}
        </Anchor>
      ) : (
        orderId
      )}
      <CopyButton value={orderId} label={words.copy(orderId)} copiedLabel={words.copied} />
    </span>
  )
}
