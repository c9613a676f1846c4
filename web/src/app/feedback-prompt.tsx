import { type ComponentType, lazy, Suspense } from 'react'

const FeedbackDialog = lazy(fetchDialog)

/** Asks for feedback where it is due, without making the page wait for the question. */
export function FeedbackPrompt() {
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
