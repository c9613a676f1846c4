import classes from './price-bands.module.css'
import { texts } from './texts.ts'

interface MapLegendProps {
  shown: readonly (keyof typeof texts.legend)[]
}

/** What the shapes of the map stand for. */
export function MapLegend({ shown }: MapLegendProps) {
  return (
    <ul className={classes.legend}>
      {shown.map((name) => (
        <li key={name}>
          <span className={classes.sample} data-sample={name} aria-hidden />
          {texts.legend[name]}
        </li>
      ))}
    </ul>
  )
}
