import { Anchor } from '@mantine/core'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { useOpeningFrom } from '../../model/use-open-order.ts'
import classes from './order-rows.module.css'
import { texts } from './texts.ts'

/** The ID of an order, which opens it beside the lists, and can be copied. */
export function OrderId({ orderId }: { orderId: string }) {
  const { open } = useOpeningFrom('receivable')
  const words = texts.orderId
  return (
    <span className={classes.id}>
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
      <CopyButton value={orderId} label={words.copy(orderId)} copiedLabel={words.copied} />
    </span>
  )
}
