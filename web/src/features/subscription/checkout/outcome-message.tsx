import { Text, Title } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconHourglass, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './checkout.module.css'

const marks = { note: IconInfoCircle, waiting: IconHourglass, good: IconCircleCheck, bad: IconAlertCircle }

interface OutcomeMessageProps {
  title: string
  detail: string
  mark?: keyof typeof marks
  children?: ReactNode
}

/** Says how a purchase stands. It takes the place of what had the focus, so it takes the focus. */
export function OutcomeMessage({ title, detail, mark = 'bad', children }: OutcomeMessageProps) {
  const Mark = marks[mark]
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another title is other news.
  useEffect(() => heading.current?.focus(), [title])
  return (
    <div className={classes.outcome}>
      <span className={classes.mark} data-mark={mark}>
        <Mark size={28} stroke={1.6} aria-hidden />
      </span>
      <Title order={1} fz="1.5rem" ref={heading} tabIndex={-1} className={classes.news ?? ''}>
        {title}
      </Title>
      <Text c="dimmed">{detail}</Text>
      {children && <div className={classes.next}>{children}</div>}
    </div>
  )
}
