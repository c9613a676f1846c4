import { Progress } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import classes from './shell.module.css'
import { texts } from './texts.ts'

const shownAfterMilliseconds = 300

export function NavigationProgress({ loading }: { loading: boolean }) {
  const [slow] = useDebouncedValue(loading, shownAfterMilliseconds)
  if (!(loading && slow)) return null
  return (
    <Progress
      value={100}
      animated
      size={3}
      radius={0}
      className={classes.progress}
      aria-label={texts.loading}
    />
  )
}
