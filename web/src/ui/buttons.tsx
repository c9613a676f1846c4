import {
  ActionIcon,
  Button,
  type ButtonProps,
  Loader,
  CopyButton as MantineCopyButton,
  Tooltip,
} from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { texts } from './texts.ts'

interface CopyButtonProps {
  value: string
  label: string
  copiedLabel?: string
}

/**
 * Copies a value and confirms it for a moment. Its tooltip is rendered only on hover, because it would be the slowest
 * part of a row.
 */
export function CopyButton({ value, label, copiedLabel = texts.copied }: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isPointedAt, setIsPointedAt] = useState(false)
  return (
    <MantineCopyButton value={value} timeout={1500}>
      {({ copied, copy }) => (
        <>
          <ActionIcon
            ref={button}
            variant="subtle"
            color="gray"
            onClick={copy}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsPointedAt(true)}
            aria-label={copied ? copiedLabel : label}
          >
            {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          </ActionIcon>
          {isPointedAt && (
            <Tooltip
              target={button}
              defaultOpened
              label={copied ? copiedLabel : label}
              portalProps={{ target: 'main' }}
            />
          )}
        </>
      )}
    </MantineCopyButton>
  )
}

interface SteadyButtonProps extends Omit<ButtonProps, 'disabled' | 'loading'> {
  type?: 'submit' | 'button'
  /** The id of the form it submits, if the button is outside of the form. */
  form?: string
  isBusy: boolean
  /** The label while busy. */
  busyLabel: string
  /** Whether there is nothing to do yet. */
  isIdle?: boolean
  'aria-label'?: string
  onClick?: () => void
}

/** A button that keeps the focus while its work is in progress. */
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
