import type { ReactNode } from 'react'
import { texts } from '../../texts.ts'
import classes from './results-grid.module.css'

interface ResultsGridProps {
  label: string
  /** Of all rows, shown or not. */
  count: number
  withAmount: boolean
  /** The room of the rows that are out of sight, in pixels. */
  before?: number
  after?: number
  children: ReactNode
}

/** The head of the results and the rows that are on the page. */
export function ResultsGrid(props: ResultsGridProps) {
  const { label, count, withAmount, before = 0, after = 0, children } = props
  const { id, date, amount, info } = texts.results
  return (
    <table className={classes.table} aria-label={label} aria-rowcount={count + 1} data-amount={withAmount}>
      <thead className={classes.head}>
        <tr aria-rowindex={1} className={classes.header}>
          {[id, date, ...(withAmount ? [amount] : []), info].map((name) => (
            <th key={name} scope="col" data-amount={name === amount}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classes.body} style={{ paddingTop: before, paddingBottom: after }}>
        {children}
      </tbody>
    </table>
  )
}
