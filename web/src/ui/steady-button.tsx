import { Button, type ButtonProps, Loader } from '@mantine/core'

interface SteadyButtonProps extends Omit<ButtonProps, 'disabled' | 'loading'> {
  type?: 'submit' | 'button'
  /** The id of the form it sends, where it stands beside it. */
  form?: string
  isBusy: boolean
  /** What it says while busy. */
  busyLabel: string
  /** There is nothing to do yet. */
  isIdle?: boolean
  'aria-label'?: string
  onClick?: () => void
}

/** A button that keeps the focus while what it started is under way. */
export function SteadyButton({
  isBusy,
  busyLabel,
  isIdle = false,
  leftSection,
  children,
  onClick,
  type = 'button',
  ...rest
}: SteadyButtonProps) {
  const isOff = isBusy || isIdle
  return (
    <Button
      {...rest}
      type={type}
      data-disabled={isOff}
      aria-disabled={isOff}
      leftSection={isBusy ? <Loader size={16} color="currentcolor" aria-hidden /> : leftSection}
      onClick={() => !isOff && onClick?.()}
    >
      <span aria-live="polite">{isBusy ? busyLabel : children}</span>
    </Button>
  )
}
