import { Checkbox, Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { IconCreditCard, IconLock, IconQrcode } from '@tabler/icons-react'
import { useId } from 'react'
import pieces from '../../../theme/pieces.module.css'
import panels from '../../../ui/panels.module.css'
import { BuyerFields, CardFields, HolderFields } from '../fields/field-groups.tsx'
import { texts as shared } from '../texts.ts'
import type { PaymentMethod } from './order.ts'
import { texts } from './texts.ts'
import { type Checkout, purchaseFormId } from './use-checkout.ts'

export function PurchaseForm({ checkout, disabled }: { checkout: Checkout; disabled: boolean }) {
  const { method, isCard, isOwnCard, state, lookUp, order } = checkout
  const heading = useId()
  return (
    <Paper component="section" aria-labelledby={heading} className={panels.panel}>
      <Title order={2} fz="1.0625rem" id={heading}>
        {texts.payment.heading}
      </Title>
      <SegmentedControl
        fullWidth
        size="md"
        mt="md"
        // Both side by side, even on the narrowest phones.
        styles={{ control: { minWidth: 'max-content' } }}
        aria-label={texts.payment.heading}
        disabled={disabled}
        value={method}
        onChange={(chosen) => checkout.chooseMethod(chosen as PaymentMethod)}
        data={[
          { value: 'CREDIT_CARD', label: <Method icon={IconCreditCard}>{texts.payment.card}</Method> },
          { value: 'PIX', label: <Method icon={IconQrcode}>{texts.payment.pix}</Method> },
        ]}
      />
      <form
        id={purchaseFormId}
        ref={state.element}
        noValidate
        onSubmit={(event) => void checkout.submit(event)}
      >
        <Stack gap={28} mt={24}>
          <fieldset disabled={disabled} className={pieces.fieldset}>
            <legend>{texts.payment.buyer}</legend>
            <BuyerFields state={state} lookUp={lookUp} byCard={isCard} />
          </fieldset>
          {isCard && (
            <fieldset disabled={disabled} className={pieces.fieldset}>
              <legend>{texts.payment.cardHeading}</legend>
              <CardFields state={state} />
              <Checkbox
                mt="md"
                label={texts.payment.ownCard}
                checked={isOwnCard}
                onChange={(event) => checkout.setOwnCard(event.currentTarget.checked)}
              />
              {!isOwnCard && <HolderFields state={state} />}
              <Text size="sm" c="dimmed" mt="md">
                <span className={pieces.marked}>
                  <IconLock size={16} aria-hidden />
                  {texts.payment.notKept}
                </span>
              </Text>
            </fieldset>
          )}
          {!isCard && (
            <Text size="sm" c="dimmed">
              {texts.payment.pixSteps} {shared.plan(order.cycle).nextPix}
            </Text>
          )}
        </Stack>
      </form>
    </Paper>
  )
}

function Method({ icon: Icon, children }: { icon: typeof IconQrcode; children: string }) {
  return (
    <Group component="span" gap={8} justify="center" wrap="nowrap">
      <Icon size={20} stroke={1.6} className="mantine-visible-from-xs" aria-hidden />
      {children}
    </Group>
  )
}
