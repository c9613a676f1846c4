import { ActionIcon, Drawer, Group, Skeleton, Stack, Text, Tooltip } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { UnsavedMarksNotice } from '../../contest/marks/unsaved-marks-notice.tsx'
import { useOpenOrder } from '../../model/use-open-order.ts'
import type { OrderPlace } from '../../worker/rows/month-calls.ts'
import { useMonth } from '../../worker/rows/open-month.tsx'
import { OrderDetails } from './order-details.tsx'
import classes from './order-panel.module.css'
import { OrderSources } from './parts/order-sources.tsx'
import { texts } from './texts.ts'
import { useOrder } from './use-order.ts'

/**
 * The order that the address names, beside the lists, or over them on a phone. It also shows which marks are not
 * stored. `hasFailed` if the rows could not be loaded.
 */
export function OrderPanel({ hasFailed }: { hasFailed: boolean }) {
  const { totals } = useMonth()
  const { orderId, stepTo, close } = useOpenOrder()
  const shown = useOrder(orderId)
  const place = shown?.place ?? null
  const id = orderId ?? shown?.orderId ?? ''
  const stepByKey = (to: string | null | undefined) => () => to && stepTo(to)
  // Not in fields, where these keys have a meaning of their own.
  useHotkeys(
    orderId === null
      ? []
      : [
          ['ArrowLeft', stepByKey(place?.previous)],
          ['ArrowRight', stepByKey(place?.next)],
        ],
  )
  const unsaved = <UnsavedMarksNotice />
  return (
    <>
      {orderId === null && unsaved}
      <Drawer.Root opened={orderId !== null} onClose={close} position="right" returnFocus={false} size={640}>
        <Drawer.Overlay backgroundOpacity={0.35} />
        <Drawer.Content classNames={{ content: classes.content }}>
          <Drawer.Header className={classes.header}>
            <Group gap={4} wrap="nowrap" miw={0}>
              <Drawer.Title className={classes.title}>{texts.panel.title(id)}</Drawer.Title>
              <CopyButton value={id} label={texts.panel.copy} copiedLabel={texts.panel.copied} />
            </Group>
            <Group gap={4} wrap="nowrap" flex="none">
              {place && <Steps place={place} onStep={stepTo} />}
              <Drawer.CloseButton aria-label={texts.panel.close} data-autofocus size="lg" />
            </Group>
          </Drawer.Header>
          {/* Until an order is loaded, the last one stays under its title: nothing may be typed there. */}
          <Drawer.Body className={classes.body} inert={shown !== undefined && shown.orderId !== id}>
            {shown?.order ? (
              <OrderDetails key={shown.orderId} order={shown.order} />
            ) : (
              <InPlaceOfOrder
                isMissing={shown !== undefined}
                isWhole={Boolean(totals?.orders)}
                hasFailed={hasFailed && !totals}
              />
            )}
            {shown?.sources && <OrderSources {...shown.sources} />}
            {orderId !== null && unsaved}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}

interface StepsProps {
  place: OrderPlace
  onStep: (orderId: string) => void
}

/** The place of the order in the list, and buttons to its neighbours. */
function Steps({ place: { index, count, previous, next }, onStep }: StepsProps) {
  return (
    <>
      <Text size="xs" c="dimmed" role="status" className={classes.place}>
        {texts.panel.place(Math.min(index + 1, count), count)}
      </Text>
      <Step label={texts.panel.previous} to={previous} onStep={onStep} icon={<IconChevronLeft size={20} />} />
      <Step label={texts.panel.next} to={next} onStep={onStep} icon={<IconChevronRight size={20} />} />
    </>
  )
}

interface StepProps {
  label: string
  /** Null at the end of the list. */
  to: string | null
  onStep: (orderId: string) => void
  icon: ReactNode
}

/** At the end of the list it keeps the focus, but does nothing. */
function Step({ label, to, onStep, icon }: StepProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={label}
        aria-disabled={to === null}
        {...(to === null && { 'data-disabled': true })}
        onClick={() => to !== null && onStep(to)}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  )
}

interface InPlaceOfOrderProps {
  isMissing: boolean
  /** Whether all orders of the month are known. */
  isWhole: boolean
  hasFailed: boolean
}

function InPlaceOfOrder({ isMissing, isWhole, hasFailed }: InPlaceOfOrderProps) {
  if (isMissing) return <Text c="dimmed">{texts.panel[isWhole ? 'missing' : 'unlisted']}</Text>
  if (hasFailed) return <Text c="dimmed">{texts.panel.notLoaded}</Text>
  return (
    <Stack role="status" aria-label={texts.panel.loading}>
      <Skeleton h={84} radius="md" />
      <Skeleton h={60} radius="md" />
      <Skeleton h={220} radius="md" />
    </Stack>
  )
}
