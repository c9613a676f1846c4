import { CloseButton, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'
import classes from './tools.module.css'

interface ChosenBarProps {
  count: number
  onClear: () => void
  /** The buttons of what can be done. */
  children: ReactNode
}

/** What can be done with the chosen rows, which stays in view below the table. */
export function ChosenBar({ count, onClear, children }: ChosenBarProps) {
  return (
    <section className={classes.chosenBar} aria-label={texts.chosenBar}>
      <Text size="sm" fw={600} role="status" px={6}>
        {texts.chosen(count)}
      </Text>
      {children}
      <CloseButton aria-label={texts.clearChosen} onClick={onClear} />
    </section>
  )
}
