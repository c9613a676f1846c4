import { type FloatingPosition, Tour } from '@mantine/core'
import { useClickOutside, useReducedMotion } from '@mantine/hooks'
import { texts } from '../texts.ts'
import classes from './guided-tour.module.css'

/** Marks the element that a step of a tour points at. */
export function markTourStop(stop: string) {
  return { 'data-tour': stop }
}

export interface GuidedTourStep {
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
 * Shows a page step by step. Escape, its close button and a press anywhere else close it, and a press on the
 * highlighted element works as usual.
 */
export function GuidedTour({ steps, active, onClose }: GuidedTourProps) {
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
      {steps.map(({ stop, title, body, position }) => (
        <Tour.Step key={title} target={`[data-tour="${stop}"]`} title={title} position={position ?? 'bottom'}>
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
