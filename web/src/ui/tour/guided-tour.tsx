import { ActionIcon, type FloatingPosition, Tooltip, Tour } from '@mantine/core'
import { useClickOutside, useDisclosure, useReducedMotion } from '@mantine/hooks'
import { IconHelp } from '@tabler/icons-react'
import { type ComponentProps, useEffect } from 'react'
import { texts } from '../texts.ts'
import classes from './guided-tour.module.css'

/** Marks the element that a step of a tour points at. */
export function markTourStop(stop: string) {
  return { 'data-tour': stop }
}

interface GuidedTourStep {
  /** The mark of its element. If there is none, the step is shown in the middle. */
  stop: string
  title: string
  body: string
  position?: FloatingPosition
}

interface GuidedTourProps {
  steps: readonly GuidedTourStep[]
  active: boolean
  onClose: () => void
}

const labels = {
  back: texts.tour.back,
  next: texts.tour.next,
  close: texts.tour.done,
  stepCounter: texts.tour.step,
}

/**
 * Shows a page step by step. It blocks nothing: Escape, its close button and a press anywhere else close it, and a
 * press on the highlighted element works as usual.
 */
function GuidedTour({ steps, active, onClose }: GuidedTourProps) {
  const root = useClickOutside<HTMLDivElement>(
    (event) => event instanceof PointerEvent && isPress(event) && onClose(),
    ['pointerdown', 'pointerup'],
    undefined,
    active,
  )
  const withoutMotion = useReducedMotion()
  return (
    <Tour
      ref={root}
      active={active}
      onClose={onClose}
      labels={labels}
      // Directly below the page's title; Mantine's default is an h3.
      attributes={{ closeButton: { 'aria-label': texts.tour.close }, title: { 'aria-level': 2 } }}
      classNames={classes}
      withOverlayInteraction
      closeOnOverlayClick
      overlayColor="rgb(0 0 0 / 45%)"
      spotlightRadius={16}
      maxWidth={340}
      tooltipShadow="lg"
      // Above the page and its bars, below every dialog.
      zIndex={150}
      portalProps={{ target: 'main' }}
      stepTransitionDuration={withoutMotion ? 0 : 300}
      scrollToHandler={(element) => element.scrollIntoView({ block: 'nearest' })}
    >
      {steps.map(({ stop, title, body, position }, index) => (
        <Tour.Step
          key={title}
          target={`[data-tour="${stop}"]`}
          title={title}
          position={position ?? 'bottom'}
          // The first step opens by itself, so the page is neither dimmed nor blocked.
          withOverlay={index > 0}
        >
          {body}
        </Tour.Step>
      ))}
    </Tour>
  )
}

/** A mouse press counts when the button goes down, a touch when the finger is lifted, because it may be scrolling. */
function isPress({ type, pointerType }: PointerEvent): boolean {
  return type === (pointerType === 'mouse' ? 'pointerdown' : 'pointerup')
}

interface RepeatableTourProps {
  /** Where the tour starts by itself once: the key under which this browser remembers that it was shown. */
  storageKey?: string
  repeatLabel: string
  steps: ComponentProps<typeof GuidedTour>['steps']
  /**
   * Whether the page shows something that must be read first. The tour closes, and starts by itself only afterwards.
   */
  isHeld?: boolean
}

/** A tour, and the button that starts it. */
export function RepeatableTour({ storageKey, repeatLabel, steps, isHeld = false }: RepeatableTourProps) {
  const { active, start, close } = useGuidedTour(storageKey, isHeld)
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

/** A tour that starts on request and, with a key, once by itself in this browser. */
function useGuidedTour(
  storageKey: string | undefined,
  isHeld: boolean,
): { active: boolean; start: () => void; close: () => void } {
  const [active, { open, close }] = useDisclosure(false)
  useEffect(() => {
    if (isHeld) {
      close()
      return
    }
    if (storageKey === undefined || wasShown(storageKey)) return
    const timer = setTimeout(() => {
      // It does not interrupt a dialog; it opens at the next visit instead.
      if (document.querySelector('[role="dialog"]') !== null) return
      rememberShown(storageKey)
      // The element with the focus gets it back at the end.
      if (document.activeElement === document.body) {
        document.querySelector('main')?.focus({ preventScroll: true })
      }
      open()
    }, settlingMilliseconds)
    return () => clearTimeout(timer)
  }, [storageKey, isHeld, open, close])
  return { active, start: open, close }
}

function wasShown(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return true
  }
}

function rememberShown(storageKey: string): void {
  try {
    localStorage.setItem(storageKey, 'shown')
  } catch {
    // The storage is full: the tour comes again at the next visit.
  }
}
