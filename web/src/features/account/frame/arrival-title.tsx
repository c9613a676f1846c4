import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './account-form.module.css'

/** The heading of what has just come; takes the focus when what had it is gone. */
export function ArrivalTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Title ref={title} order={1} tabIndex={-1} className={classes.arrival}>
      {children}
    </Title>
  )
}
