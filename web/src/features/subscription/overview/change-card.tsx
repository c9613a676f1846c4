import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { changeCreditCard } from '@vendaclara/contract/subscription'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { renewSession } from '../../../session/refresh-session.ts'
import { useSession } from '../../../session/use-session.ts'
import pieces from '../../../theme/pieces.module.css'
import { usePhone } from '../../../theme/widths.ts'
import { SteadyButton } from '../../../ui/buttons.tsx'
import { useBackCloses } from '../../../ui/dialogs/back-closes.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { CardFields, OwnerFields } from '../fields/field-groups.tsx'
import { usePostalCode } from '../fields/postal-code.ts'
import { cardRequest, changeCardFields, holderRequest, refusedFields } from '../fields/purchase-form.ts'
import { usePurchaseForm } from '../fields/use-purchase-form.ts'
import { subscriptionQueries } from '../model/subscription-queries.ts'
import { texts } from './texts.ts'

export function ChangeCard({ isOverdue }: { isOverdue: boolean }) {
  const [opened, { open, close }] = useDisclosure(false)
  const leave = useBackCloses(opened, close)
  const isPhone = usePhone()
  return (
    <>
      <Button variant={isOverdue ? 'filled' : 'default'} size={isOverdue ? 'md' : 'sm'} onClick={open}>
        {texts.changeCard.open}
      </Button>
      {/* Closing the dialog discards the typed values. */}
      <Modal
        opened={opened}
        onClose={leave}
        title={texts.changeCard.heading}
        size="lg"
        fullScreen={isPhone}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': texts.changeCard.cancel }}
      >
        <ChangeCardForm isOverdue={isOverdue} onClose={leave} />
      </Modal>
    </>
  )
}

interface ChangeCardFormProps {
  isOverdue: boolean
  onClose: () => void
}

function ChangeCardForm({ isOverdue, onClose }: ChangeCardFormProps) {
  const { state, lookUp, isPending, failure, submit } = useChangeCard(() => {
    notifications.show({ color: 'green', message: texts.changeCard.done })
    onClose()
  })
  return (
    <form ref={state.element} noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <Text size="sm" c="dimmed">
          {isOverdue ? texts.changeCard.leadOverdue : texts.changeCard.lead}
        </Text>
        <CardFields state={state} />
        <fieldset className={pieces.fieldset}>
          <legend>{texts.changeCard.ownerHeading}</legend>
          <OwnerFields state={state} lookUp={lookUp} />
        </fieldset>
        {failure !== null && <FailureAlert title={texts.changeCard.failed} message={failure} />}
        <Group justify="flex-end">
          <SteadyButton type="submit" size="md" isBusy={isPending} busyLabel={texts.changeCard.busy}>
            {texts.changeCard.submit}
          </SteadyButton>
        </Group>
      </Stack>
    </form>
  )
}

/** Sends another card only once. It uses no query cache, which would keep the card. */
function useChangeCard(onDone: () => void) {
  const { user, email } = useSession()
  const queries = useQueryClient()
  const state = usePurchaseForm(changeCardFields, { email })
  const lookUp = usePostalCode(state)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const underWay = useRef(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    flushSync(() => {
      state.showAll()
      setFailure(null)
    })
    try {
      const wrong = { ...state.refused, ...state.invalid }
      if (Object.keys(wrong).length > 0) return state.focusFirst(wrong)
      setPending(true)
      if (!(await lookUp.isUsable())) return state.focusFirst({ postalCode: '' })
      await send()
    } finally {
      underWay.current = false
      setPending(false)
    }
  }

  const send = async () => {
    const form = { ...state.values, name: state.values.holderName }
    try {
      const body = { creditCardHolderInfo: holderRequest(form, true), creditCard: cardRequest(form) }
      const changed = await call(changeCreditCard, { body })
      await renewSession()
      queries.setQueryData(subscriptionQueries.subscription(user).queryKey, changed)
      onDone()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const isDeclined = error instanceof ApiProblem && error.code === 'card_declined'
      const refused = refusedFields(error, true)
      flushSync(() => {
        setFailure(isDeclined ? `${error.message} ${texts.changeCard.declined}` : error.message)
        if (isDeclined) state.forgetCard()
        state.refuse(isDeclined ? { number: texts.changeCard.declinedHere } : refused)
      })
      state.focusFirst(isDeclined ? { number: '' } : refused)
    }
  }

  return { state, lookUp, isPending, failure, submit }
}
