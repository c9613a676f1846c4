import { Modal } from '@mantine/core'
import type { Session } from '@vendaclara/contract/account'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../session/use-session.ts'
import { storedValue } from '../../storage/stored-value.ts'
import { useBackCloses } from '../../ui/dialogs/back-closes.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { texts } from './texts.ts'

/** Asks a subscriber once for feedback; never above another dialog. */
export function FeedbackDialog() {
  const session = useSession()
  const [wasDismissed, setDismissed] = useState(() => feedbackDismissal.read(session.user))
  const isDue = asksForFeedback(session, wasDismissed)
  const isFree = useFreeScreen(isDue)
  const dismiss = () => {
    feedbackDismissal.write(session.user, true)
    setDismissed(true)
  }
  const close = useBackCloses(isDue && isFree, dismiss)
  return (
    <Modal
      opened={isDue && isFree}
      onClose={close}
      title={texts.title}
      size="sm"
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <FeedbackForm />
    </Modal>
  )
}

/** Whether to ask: only active subscribers who have neither answered nor dismissed it. */
export function asksForFeedback(
  { feedback, subscription }: Pick<Session, 'feedback' | 'subscription'>,
  wasDismissed: boolean,
): boolean {
  return !feedback && subscription === 'active' && !wasDismissed
}

/** Remembers, while this tab is open, that the question was dismissed. */
const feedbackDismissal = storedValue({
  key: 'feedback-dismissed',
  schema: z.boolean(),
  absent: false,
  storage: () => sessionStorage,
})

const askedAgainAfterMilliseconds = 1_000

/** Becomes true when no dialog is open, and stays true. Checks only while `wanted`. */
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
