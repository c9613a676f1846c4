import { Alert } from '@mantine/core'
import { IconClockHour4, IconHourglassEmpty } from '@tabler/icons-react'
import { useSession } from '../../session/use-session.ts'
import { texts } from './texts.ts'

/** Where the trial or the payment stands; nothing once the subscription is active. */
export function TrialBanner() {
  const { subscription, trial, daysOfTrial } = useSession()
  if (subscription === 'active') return null
  if (subscription === 'pending') {
    return <Alert color="gray" variant="light" icon={<IconHourglassEmpty />} title={texts.pending} />
  }
  return (
    <Alert
      color="brand"
      variant="light"
      icon={<IconClockHour4 />}
      title={trial ? texts.trial(daysOfTrial) : texts.trialOver}
    />
  )
}
