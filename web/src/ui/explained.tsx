import { Tooltip } from '@mantine/core'
import { useClickOutside, useMergedRef } from '@mantine/hooks'
import { type ReactNode, useId, useState } from 'react'
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
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const outside = useClickOutside<HTMLButtonElement>(() => setOpen(false))
  const ref = useMergedRef(outside, setButton)
  const id = useId()
  // Asked only while open: the browser lays the page out to answer it.
  const whole = open ? button?.offsetParent : null
  return (
    <>
      <button
        ref={ref}
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
        <Tooltip
          opened
          target={whole instanceof HTMLElement ? whole : button}
          label={<span id={id}>{explanation}</span>}
          multiline
          maw={330}
          p="sm"
          transitionProps={{ enterDelay: 120 }}
          portalProps={{ target: 'main' }}
        />
      )}
    </>
  )
}
