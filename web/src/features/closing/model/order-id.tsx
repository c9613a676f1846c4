import { Anchor, Group } from '@mantine/core'
import { CopyButton } from '../../../ui/buttons.tsx'
import { texts } from './texts.ts'
import { useOpeningFrom } from './use-open-order.ts'

interface OrderIdProps {
  orderId: string
  /** Whether it opens beside the lists. */
  canOpen?: boolean
  /** Opens it; if absent, the order gets the focus back once it is closed. */
  onOpen?: (orderId: string) => void
}

/** The ID of an order, which can be copied and opens the order. */
export function OrderId({ orderId, canOpen = true, onOpen }: OrderIdProps) {
  const { open } = useOpeningFrom('list')
  return (
    <Group gap={4} wrap="nowrap" miw={0} fw={600}>
      {canOpen ? (
        <Anchor
          component="button"
          type="button"
          inherit
          c="inherit"
          py={4}
          ta="start"
          underline="hover"
          data-order={orderId}
          aria-haspopup="dialog"
          aria-label={texts.openOrder(orderId)}
          onClick={(event) => (onOpen ? onOpen(orderId) : open(orderId, event.currentTarget))}
        >
          {orderId}
        </Anchor>
      ) : (
        orderId
      )}
      <CopyButton value={orderId} label={texts.copyId(orderId)} copiedLabel={texts.copied} />
    </Group>
  )
}
