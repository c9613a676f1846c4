import { Modal } from '@mantine/core'
import { brazilianDay } from '@vendaclara/core/calendar'
import { useEffect, useState } from 'react'
import { useSession } from '../../session/use-session.ts'
import { useStoredValue } from '../../storage/stored-value.ts'
import { useDay } from '../../ui/days.ts'
import { useBackCloses } from '../../ui/dialogs/back-closes.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { texts } from './texts.ts'
import { asksForFeedback, feedbackHistory } from './when-asked.ts'

/** Asks a subscriber for feedback after real use; never above another dialog. */
export function FeedbackDialog() {
  const session = useSession()
  const today = useDay(brazilianDay)
  const [history, setHistory] = useStoredValue(feedbackHistory, session.user)
  const isDue = asksForFeedback(session, history, today)
  const isFree = useFreeScreen(isDue)
  const dismiss = () => setHistory((before) => ({ ...before, closedOn: today }))
  const close = useBackCloses(isDue && isFree, dismiss)
  return (
    <Modal opened={isDue && isFree} onClose={close} title={texts.title} size="sm">
      <FeedbackForm />
    </Modal>
  )
}

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
