import classes from './listing-detail.module.css'
import type { PricePart } from './price-parts.ts'

/** One bar for the whole price, its parts side by side. The list below it says the same in figures. */
export function PriceBar({ parts }: { parts: readonly PricePart[] }) {
  return (
    <div className={classes.bar} aria-hidden>
      {parts
        .filter((part) => part.amount > 0)
        .map((part) => (
          <span
            key={part.name}
            className={classes.segment}
            data-part={part.name}
            style={{ flexGrow: part.amount }}
          />
        ))}
    </div>
  )
}
