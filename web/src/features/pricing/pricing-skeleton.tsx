import { Skeleton, Stack } from '@mantine/core'
import classes from './pricing.module.css'
import { texts } from './texts.ts'

const rows = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis']

export function PricingSkeleton() {
  return (
    <div className={classes.desk} data-step="list" role="status" aria-label={texts.list.loading}>
      <div className={classes.side}>
        <Stack p="md" gap="md">
          <Skeleton h={26} w="70%" />
          <Skeleton h={40} />
          <Skeleton h={40} />
          {rows.map((row) => (
            <Skeleton key={row} h={44} />
          ))}
        </Stack>
      </div>
      <div className={classes.detail}>
        <Stack gap="lg">
          <Skeleton h={36} w={280} />
          <Skeleton h={150} radius="lg" />
          <Skeleton h={320} radius="lg" />
        </Stack>
      </div>
    </div>
  )
}
