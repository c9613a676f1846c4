import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '../order-panel.module.css'

export interface FiguresProps {
  figures: readonly {
    readonly name: string
    readonly value: ReactNode
    readonly sign?: 'loss' | 'gain' | undefined
  }[]
}

/** Figures of an order side by side. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, value, sign }) => (
        <div key={name} data-sign={sign}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A figure at the end of a line. */
export function Figure({ children }: { children: string }) {
  return (
    <Text span inherit fw={600} style={{ whiteSpace: 'nowrap' }}>
      {children}
    </Text>
  )
}
