import { Alert } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './account-form.module.css'

interface SuccessNoticeProps {
  title: string
  /** Whether it takes the focus that the button which did it has lost, or leaves it where the next step is. */
  takesFocus?: boolean
  children?: ReactNode
}

/** Says what was done. */
export function SuccessNotice({ title, takesFocus = true, children }: SuccessNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
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
      className={classes.notice}
    >
      {children}
    </Alert>
  )
}
