import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { addresses } from '../addresses.ts'

const FeedbackDialog = lazy(fetchDialog)
const addressesOfMoney: readonly string[] = [addresses.checkout, addresses.subscription]

/**
 * Asks for feedback where it is due, without making the page wait for the question, and not of somebody who is buying or
 * leaving at the moment.
 */
export function FeedbackPrompt() {
  if (addressesOfMoney.includes(useLocation().pathname)) return null
  return (
    <Suspense>
      <FeedbackDialog />
    </Suspense>
  )
}

async function fetchDialog(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('../features/feedback/feedback-dialog.tsx')).FeedbackDialog }
  } catch {
    // Without a connection nobody is asked; the next time the product is opened will do.
    return { default: () => null }
  }
}
