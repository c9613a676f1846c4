import type { ReactNode } from 'react'
import panels from '../panels.module.css'

interface Figure {
  readonly label: ReactNode
  readonly value: string
  readonly isLoss?: boolean
  readonly isGain?: boolean
  /** Below it, smaller. */
  readonly note?: string
}

export interface FiguresProps {
  figures: readonly (Figure & { readonly id: string })[]
}

/** Figures side by side, each below its label, with lines between them. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={`${panels.figures} ${panels.row}`}>
      {figures.map(({ id, label, value, isLoss, isGain, note }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd data-loss={isLoss || undefined} data-gain={isGain || undefined}>
            {value}
          </dd>
          {note && <dd className={panels.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
