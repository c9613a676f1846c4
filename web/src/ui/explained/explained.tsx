import { Tooltip } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { texts } from '../texts.ts'
import classes from './explained.module.css'

/** Marks an element whose explanations are a single stop of the Tab key. The arrow keys move between them. */
export const explanationsInOneStop = { 'data-explanations': '' }

interface ExplainedProps {
  explanation: string
  children: ReactNode
}

/**
 * A label that explains its figure on hover, focus or tap. The nearest ancestor with `position: relative` reacts as a
 * whole, and the tooltip appears next to it. The tooltip is rendered on demand, because a page may have dozens.
 */
export function Explained({ explanation, children }: ExplainedProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useOneStop(button)
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape') setOpen(false)
    const next = neighbourOf(event.currentTarget, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        data-explained
        className={classes.trigger}
        aria-describedby={open ? id : undefined}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
        onFocus={(event) => {
          makeTheStop(event.currentTarget)
          if (event.currentTarget.matches(':focus-visible')) setOpen(true)
        }}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={press}
      >
        {children}
      </button>
      {open && (
        <Explanation id={id} of={button.current} onLeave={() => setOpen(false)}>
          {explanation}
        </Explanation>
      )}
    </>
  )
}

function groupOf(button: Element | null): Element | null | undefined {
  return button?.closest('[data-explanations]')
}

function explanationsIn(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('button[data-explained]')]
}

/** Takes all other explanations of its group out of the Tab order. */
function makeTheStop(button: HTMLElement): void {
  const group = groupOf(button)
  if (!group) return
  for (const one of explanationsIn(group)) one.tabIndex = one === button ? 0 : -1
}

/**
 * The first explanation of a group is its Tab stop until another one has the focus. Explanations may appear and
 * disappear.
 */
function useOneStop(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const own = button.current
    const group = groupOf(own)
    if (!own || !group) return
    const arrange = (all: HTMLElement[]) => {
      const stop = all.find((one) => one === document.activeElement) ?? all[0]
      if (stop) makeTheStop(stop)
    }
    arrange(explanationsIn(group))
    return () => arrange(explanationsIn(group).filter((one) => one !== own))
  }, [button])
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

function neighbourOf(button: HTMLElement, key: string): HTMLElement | undefined {
  const step = steps[key]
  const group = groupOf(button)
  if (step === undefined || !group) return undefined
  const all = explanationsIn(group)
  return all.at((all.indexOf(button) + step) % all.length)
}

interface ExplanationProps {
  id: string
  of: HTMLButtonElement | null
  onLeave: () => void
  children: string
}

function Explanation({ id, of, onLeave, children }: ExplanationProps) {
  useClickOutside(onLeave, null, [of])
  const whole = of?.offsetParent
  const isReachedByKey = of?.matches(':focus-visible') && groupOf(of)
  return (
    <Tooltip
      opened
      target={whole instanceof HTMLElement ? whole : of}
      label={
        <span id={id}>
          {children}
          {isReachedByKey && <span className={classes.hint}>{texts.moreExplanations}</span>}
        </span>
      }
      multiline
      maw={330}
      p="sm"
      transitionProps={{ enterDelay: 120 }}
      portalProps={{ target: 'main' }}
    />
  )
}
