import type { ReactNode } from 'react'
import classes from './lists.module.css'

export function FigureHead({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className={classes.figure}>
      {children}
    </th>
  )
}

/** A figure that stands under its column, and on a phone beside its label. */
export function FigureCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className={classes.figure} data-label={label}>
      {children}
    </td>
  )
}
