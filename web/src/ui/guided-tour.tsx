import { type FloatingPosition, Tour } from '@mantine/core'
import { useClickOutside, useReducedMotion } from '@mantine/hooks'
import type { RefObject } from 'react'
import classes from './guided-tour.module.css'

interface GuidedTourStep {
  /** What it points at: a CSS selector or a ref. Without a match it stands in the middle. */
  target: string | RefObject<HTMLElement | null>
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
  back: 'Anterior',
  next: 'Próximo',
  close: 'Concluir',
  stepCounter: (current: number, total: number) => `Passo ${current} de ${total}`,
}

/**
 * Shows a page step by step. It holds nobody: Escape, its cross and a press anywhere else close it, and what is
 * pressed in the light takes effect.
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
      attributes={{ closeButton: { 'aria-label': 'Fechar' } }}
      classNames={classes}
      withOverlayInteraction
      closeOnOverlayClick
      overlayColor="rgb(0 0 0 / 45%)"
      spotlightRadius={16}
      maxWidth={340}
      tooltipShadow="lg"
      // Over the page and its bars, under every dialog.
      zIndex={150}
      portalProps={{ target: 'main' }}
      stepTransitionDuration={withoutMotion ? 0 : 300}
      scrollToHandler={(element) => element.scrollIntoView({ block: 'nearest' })}
    >
      {steps.map(({ target, title, body, position }, index) => (
        <Tour.Step
          key={title}
          target={target}
          title={title}
          position={position ?? 'bottom'}
          // The first step comes unasked: the page stays as light and as usable as it was.
          withOverlay={index > 0}
        >
          {body}
        </Tour.Step>
      ))}
    </Tour>
  )
}

/** A mouse presses when it goes down, a finger when it is lifted: until then it may be scrolling. */
function isPress({ type, pointerType }: PointerEvent): boolean {
  return type === (pointerType === 'mouse' ? 'pointerdown' : 'pointerup')
}
