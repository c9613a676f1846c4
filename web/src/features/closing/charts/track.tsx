import classes from './charts.module.css'

interface TrackProps {
  kind?: 'loss' | 'gain'
  /** In percent of the whole length. */
  start?: number
  length: number
}

/** A bar beside a sum, for those who see it. */
export function Track({ kind, start = 0, length }: TrackProps) {
  return (
    <span className={classes.track} aria-hidden>
      <span
        className={classes.fill}
        data-kind={kind}
        style={{ insetInlineStart: `${start}%`, width: `${length}%` }}
      />
    </span>
  )
}
