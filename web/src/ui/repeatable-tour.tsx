import { ActionIcon, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHelp } from '@tabler/icons-react'
import { type ComponentProps, useEffect } from 'react'
import { GuidedTour } from './guided-tour.tsx'

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

const settlingMilliseconds = 500

/** A tour that begins by itself once in this browser, remembered under a storage key, and again when asked to. */
function useGuidedTour(storageKey: string): { active: boolean; start: () => void; close: () => void } {
  const [active, { open, close }] = useDisclosure(false)
  useEffect(() => {
    if (localStorage.getItem(storageKey) !== null) return
    const timer = setTimeout(() => {
      // Whoever is being asked something is not interrupted; the tour comes with the next visit.
      if (document.querySelector('[role="dialog"]') !== null) return
      localStorage.setItem(storageKey, 'shown')
      // What has the focus now gets it back in the end.
      if (document.activeElement === document.body) {
        document.querySelector('main')?.focus({ preventScroll: true })
      }
      open()
    }, settlingMilliseconds)
    return () => clearTimeout(timer)
  }, [storageKey, open])
  return { active, start: open, close }
}
