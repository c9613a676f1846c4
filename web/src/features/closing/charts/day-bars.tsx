import { Text } from '@mantine/core'
import { cents, negative } from '@vendaclara/core/money'
import { formatCents } from '../../../ui/number-formats.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import type { DaySum } from '../worker/rows/totals.ts'
import { BarColumns } from './bar-columns.tsx'
import { texts } from './texts.ts'

const tickHeight = 14
const tickLabel = (value: number) => formatCents(cents(value))

/** Differences by the day of the order: bars up for what was paid more, down for what was paid less. */
export function DayBars({ days }: { days: readonly DaySum[] }) {
  const most = Math.max(...days.map(({ gain }) => gain), 0)
  const least = cents(Math.min(...days.map(({ loss }) => loss), 0))
  const worst = days.find(({ loss }) => loss === least)
  const sentence =
    least < 0 && worst
      ? texts.worstDay(formatOrderDate(worst.day), formatCents(negative(least)))
      : texts.noLoss
  return (
    <>
      <Text fz="sm" c="dimmed" mt={4} mb={12}>
        {sentence}
      </Text>
      <BarColumns
        height={190}
        least={least}
        most={most}
        pixelsPerTick={tickHeight}
        ticksOf={(y) =>
          [most, 0, least].filter((value) => value === 0 || Math.abs(y.at(value) - y.at(0)) > tickHeight)
        }
        tickLabel={tickLabel}
        alternative={texts.dayAlternative(sentence)}
        columns={days.map(({ day, loss, gain }) => ({
          key: day,
          title: texts.day(formatOrderDate(day), formatCents(negative(loss)), formatCents(gain)),
          label: () => formatOrderDate(day).slice(0, 5),
          places: [
            [
              { kind: 'gain', from: 0, to: gain },
              { kind: 'loss', from: loss, to: 0 },
            ],
          ],
        }))}
      />
    </>
  )
}
