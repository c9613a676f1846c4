import { Badge, Box, Group, Stack, Text, Title } from '@mantine/core'
import { type Cents, toCents, toReais } from '@vendaclara/core/money'
import {
  type PayLessZone,
  type PriceFigures,
  type PriceRange,
  profitAt,
  reachingPrices,
} from '@vendaclara/core/pricing'
import { type CSSProperties, useId } from 'react'
import { Legend } from '../../../charts/chart.tsx'
import { columnsOf, type TableColumn } from '../../../table/data-table.tsx'
import { SmallTable } from '../../../table/small-table.tsx'
import pieces from '../../../theme/pieces.module.css'
import { Explained } from '../../../ui/explained/explained.tsx'
import { formatBrl, formatCents, formatPercent } from '../../../ui/number-formats.ts'
import { explanations } from '../model/explanation-texts.ts'
import { type PricingSides, profitOf } from '../model/pricing-sides.ts'
import { texts } from './chart-texts.ts'
import { mapWindow } from './draw-map.ts'
import { loss, marks, PriceMap } from './price-map.tsx'

const samples: Readonly<Record<keyof typeof texts.legend, CSSProperties>> = {
  profit: { width: 14, height: 2, background: 'var(--mantine-color-text)' },
  zone: {
    width: 14,
    height: 14,
    border: `1px solid ${loss(55)}`,
    background: `repeating-linear-gradient(-45deg, ${loss(34)} 0 2px, ${loss(9)} 2px 5px)`,
  },
  current: { width: 12, height: 12, borderRadius: '50%', background: marks.current },
  tested: { width: 10, height: 10, marginInline: 2, background: marks.tested, transform: 'rotate(45deg)' },
}

interface PriceBandsProps {
  sides: PricingSides
  current: PriceFigures | null
  tested: PriceFigures | null
}

export function PriceBands({ sides, current, tested }: PriceBandsProps) {
  const title = useId()
  const window = mapWindow(sides, current && toCents(current.price))
  if (window === null) return null
  const ranges = reachingPrices(sides.seller, sides.fees)
  const { from, to, zones } = window
  const isSeen = ({ price }: PriceFigures) => toCents(price) >= from && toCents(price) <= to
  const shownTest = tested && isSeen(tested) ? tested : null
  const shown = [
    'profit',
    ...(zones.length > 0 ? (['zone'] as const) : []),
    ...(current ? (['current'] as const) : []),
    ...(shownTest ? (['tested'] as const) : []),
  ] as const
  return (
    <Box
      component="section"
      mt={24}
      pt={20}
      style={{ borderTop: '1px solid var(--hairline)' }}
      aria-labelledby={title}
    >
      {ranges.length > 0 && (
        <>
          <Title order={3} mb="xs">
            {texts.reaching}
          </Title>
          <ReachingList sides={sides} ranges={ranges} />
        </>
      )}
      <Title order={3} id={title} mt={ranges.length > 0 ? 'lg' : 0} mb={4}>
        {texts.map}
      </Title>
      <Text fz="sm" c="dimmed" mb={12}>
        {texts.mapIntro}
      </Text>
      <PriceMap sides={sides} window={window} current={current} tested={shownTest} />
      <Legend
        entries={shown.map((name) => ({
          label: texts.legend[name],
          sample: <span style={samples[name]} aria-hidden />,
        }))}
      />
      {zones.length === 0 ? (
        <Text fz="sm" mt={14}>
          {texts.noZones(formatCents(from), formatCents(to))}
        </Text>
      ) : (
        <Stack component="ol" gap={8} mt={14} fz="sm" className={pieces.bare}>
          {zones.map((zone, index) => (
            <Group key={zone.from} component="li" gap={0} align="start" wrap="nowrap">
              <Text span inherit flex="0 0 22px" c="var(--loss)" fw={700} aria-hidden>
                {index + 1}
              </Text>
              {zoneSentence(zone, (price) => profitOf(sides, price))}
            </Group>
          ))}
        </Stack>
      )}
    </Box>
  )
}

interface ReachingListProps {
  sides: PricingSides
  ranges: readonly PriceRange[]
}

/** Every price that leaves the wanted margin. The cheapest comes first and is marked. */
function ReachingList({ sides: { seller, fees }, ranges }: ReachingListProps) {
  const [only] = ranges
  if (only && ranges.length === 1 && only.to === null) {
    return <Text fz="sm">{texts.everyFrom(formatCents(only.from))}</Text>
  }
  const columns: TableColumn<PriceRange>[] = columnsOf(texts.columns, {
    range: (range) => (
      <>
        {range.to === null
          ? texts.rangeFrom(formatCents(range.from))
          : texts.range(formatCents(range.from), formatCents(range.to))}
        {range === only && (
          <Badge variant="light" ml={8}>
            {texts.cheapest}
          </Badge>
        )}
      </>
    ),
    leaves: ({ from }) => {
      const figures = profitAt(seller, fees, toReais(from))
      return (
        figures && (
          <Explained explanation={explanations.profitLeft(figures)}>
            {texts.leaves(formatBrl(figures.profit), formatPercent(figures.margin))}
          </Explained>
        )
      )
    },
  })
  return <SmallTable label={texts.reaching} columns={columns} rows={ranges} keyOf={({ from }) => from} />
}

/** 'De R$ 80,00 a R$ 93,95 você ganha menos do que a R$ 79,99', and what its worst price leaves. */
export function zoneSentence(
  { from, to, better, worst }: PayLessZone,
  profitOf: (price: Cents) => number,
): string {
  const where =
    to === null
      ? texts.zone.from(formatCents(from))
      : from === to
        ? texts.zone.at(formatCents(from))
        : texts.zone.between(formatCents(from), formatCents(to))
  const betterProfit = profitOf(better)
  const what =
    betterProfit < 0 ? texts.zone.losesMore(formatCents(better)) : texts.zone.gainsLess(formatCents(better))
  const sentence = `${where} ${what}`
  if (worst === null) return sentence
  const left = profitOf(worst)
  return left < 0
    ? `${sentence} ${texts.zone.lost(formatCents(worst), formatBrl(-left))}`
    : `${sentence} ${texts.zone.left(formatCents(worst), formatBrl(left), formatBrl(betterProfit))}`
}
