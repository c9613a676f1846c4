import { ActionIcon, Tooltip } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { GuidedTour } from './guided-tour.tsx'
import { useGuidedTour } from './use-guided-tour.ts'

interface RepeatableTourProps {
  /** Where this browser remembers that the tour was shown. */
  storageKey: string
  repeatLabel: string
  steps: ComponentProps<typeof GuidedTour>['steps']
}

/** A tour that begins by itself once, and the button that repeats it. */
export function RepeatableTour({ storageKey, repeatLabel, steps }: RepeatableTourProps) {
  const { active, start, close } = useGuidedTour(storageKey)
  return (
    <>
      <Tooltip label={repeatLabel} portalProps={{ target: 'main' }} disabled={active}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          radius="xl"
          onClick={start}
          aria-label={repeatLabel}
        >
          <IconHelp size={22} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <GuidedTour active={active} onClose={close} steps={steps} />
    </>
  )
}
