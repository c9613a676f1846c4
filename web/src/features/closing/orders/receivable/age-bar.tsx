import type { AgeBand, Receivable } from '@vendaclara/core/closing'
import { formatCents } from '../../../../ui/number-formats.ts'
import classes from './receivable.module.css'
import { texts } from './texts.ts'

/** From the oldest to the furthest in the future. */
const inOrder: readonly AgeBand[] = ['past-more', 'past-30', 'past-7', 'this-week', 'later', 'undated']

/** What is expected by when, as a bar and in figures; bands without orders are left out. */
export function AgeBar({ sums: { bands } }: { sums: Receivable }) {
  const shown = inOrder.filter((band) => bands[band].count > 0)
  // A band with a negative sum has no length.
  const length = (band: AgeBand) => Math.max(0, bands[band].amount)
  return (
    <>
      <div className={classes.bar} aria-hidden>
        {shown.map((band) => (
          <span key={band} data-band={band} style={{ flexGrow: length(band) }} />
        ))}
      </div>
      <ul className={classes.bands}>
        {shown.map((band) => (
          <li key={band} data-band={band}>
            <span>{texts.bands[band]}</span>
            <b>{formatCents(bands[band].amount)}</b>
            <small>{texts.orders(bands[band].count)}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
