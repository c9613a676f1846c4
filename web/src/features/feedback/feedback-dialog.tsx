import { Modal } from '@mantine/core'
import type { Session } from '@vendaclara/contract/account'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../session/use-session.ts'
import { storedValue } from '../../storage/stored-value.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { texts } from './texts.ts'

/** Asks a subscriber once what they think; never over another dialog. */
export function FeedbackDialog() {
  const session = useSession()
  const [wasDismissed, setDismissed] = useState(() => feedbackDismissal.read(session.user))
  const isDue = asksForFeedback(session, wasDismissed)
  const isFree = useFreeScreen(isDue)
  const dismiss = () => {
    feedbackDismissal.write(session.user, true)
    setDismissed(true)
  }
  return (
    <Modal
      opened={isDue && isFree}
      onClose={dismiss}
      title={texts.title}
      size="sm"
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <FeedbackForm />
    </Modal>
  )
}

/** Whether this person is to be asked: an active subscriber who has neither answered nor dismissed it. */
export function asksForFeedback(
  { feedback, subscription }: Pick<Session, 'feedback' | 'subscription'>,
  wasDismissed: boolean,
): boolean {
  return !feedback && subscription === 'active' && !wasDismissed
}

/** Remembers, as long as this tab is open, that an account does not want to be asked. */
const feedbackDismissal = storedValue({
  key: 'feedback-dismissed',
  schema: z.boolean(),
  absent: false,
  storage: () => sessionStorage,
})

const askedAgainAfterMilliseconds = 1_000

/** Turns true once no dialog is open, and stays so. Nothing is watched while it is not `wanted`. */
export function useFreeScreen(wanted: boolean): boolean {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    if (!wanted || isFree) return
    const look = () => setFree(document.querySelector('[role="dialog"]') === null)
    look()
    const timer = setInterval(look, askedAgainAfterMilliseconds)
    return () => clearInterval(timer)
  }, [wanted, isFree])
  return isFree
}
