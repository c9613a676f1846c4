import { Alert, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

interface SuccessNoticeProps {
  title: string
  /** Whether it takes the focus that the pressed button has lost. Otherwise the focus stays at the next step. */
  takesFocus?: boolean
  children?: ReactNode
}

/** Confirms what was done. */
export function SuccessNotice({ title, takesFocus = true, children }: SuccessNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) notice.current?.focus()
  }, [takesFocus])
  return (
    <Alert
      ref={notice}
      role={takesFocus ? 'status' : 'alert'}
      tabIndex={-1}
      color="green"
      variant="light"
      icon={<IconCheck />}
      title={title}
      style={{ overflowWrap: 'anywhere' }}
    >
      {children}
    </Alert>
  )
}

/** The heading of content that has just appeared. It takes the focus if the focused element has disappeared. */
export function ArrivalTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Title ref={title} order={1} tabIndex={-1}>
      {children}
    </Title>
  )
}
