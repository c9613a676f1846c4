import { Tooltip } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { type ReactNode, useId, useRef, useState } from 'react'
import classes from './explained.module.css'

interface ExplainedProps {
  explanation: string
  children: ReactNode
}

/**
 * A label that explains its figure on hover, focus or tap. The nearest positioned ancestor, made with
 * `position: relative`, answers as a whole, and the tooltip stands beside all of it. The tooltip is built only once wanted: a page may hold dozens.
 */
export function Explained({ explanation, children }: ExplainedProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.trigger}
        aria-describedby={open ? id : undefined}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
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

interface ExplanationProps {
  id: string
  of: HTMLButtonElement | null
  onLeave: () => void
  children: string
}

function Explanation({ id, of, onLeave, children }: ExplanationProps) {
  useClickOutside(onLeave, null, [of])
  const whole = of?.offsetParent
  return (
    <Tooltip
      opened
      target={whole instanceof HTMLElement ? whole : of}
      label={<span id={id}>{children}</span>}
      multiline
      maw={330}
      p="sm"
      transitionProps={{ enterDelay: 120 }}
      portalProps={{ target: 'main' }}
    />
  )
}
