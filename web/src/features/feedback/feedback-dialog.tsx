import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../session/use-session.ts'
import { asksForFeedback } from './asks-for-feedback.ts'
import { feedbackDismissal } from './feedback-dismissal.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { texts } from './texts.ts'
import { useFreeScreen } from './use-free-screen.ts'

/** Asks a subscriber once what they think; never over another dialog. */
export function FeedbackDialog() {
  const session = useSession()
  const [wasDismissed, setDismissed] = useState(() => feedbackDismissal.read(session.user))
  const isDue = asksForFeedback(session, wasDismissed)
  const isFree = useFreeScreen(isDue)
  const dismiss = () => {
    feedbackDismissal.keep(session.user)
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
