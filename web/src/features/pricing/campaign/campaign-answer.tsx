import { Stack, Text } from '@mantine/core'
import { type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import pieces from '../../../theme/pieces.module.css'
import { formatDay } from '../../../ui/days.ts'
import { Figures } from '../../../ui/explained/figures.tsx'
import { formatCents } from '../../../ui/number-formats.ts'
import type { PricingBasis } from '../model/listing.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { texts } from './campaign-texts.ts'
import { type CampaignView, expectedProfit } from './simulate.ts'

interface CampaignAnswerProps {
  view: CampaignView
  basis: PricingBasis
  unitsPerDay: number
}

export function CampaignAnswer({ view, basis, unitsPerDay }: CampaignAnswerProps) {
  const { counts, lostBefore, periods } = view
  const taking = { loss: counts.loss, below: counts['below-margin'], keeping: counts['keeps-margin'] }
  const all = taking.loss + taking.below + taking.keeping
  const sums = periods.map(({ from, to, days, profitBefore, profitAfter }) => ({
    label:
      periods.length === 1 ? texts.sum : texts.periodSum(texts.days(formatDay(from), formatDay(to)), days),
    before: profitBefore,
    after: profitAfter,
  }))
  const days = periods.reduce((sum, period) => sum + period.days, 0)
  if (unitsPerDay > 0) {
    sums.push({
      label: texts.total(texts.unitsOf(unitsPerDay), days),
      ...expectedProfit(periods, unitsPerDay),
    })
  }
  return (
    <div>
      <div role="status">
        <Text fz="1.25rem" fw={680} lh={1.3}>
          {texts.answer(taking)}
        </Text>
        {lostBefore > 0 && (
          <Text size="sm" c="dimmed">
            {texts.lostBefore(lostBefore, counts.loss)}
          </Text>
        )}
      </div>
      {all > 0 && (
        <Figures
          figures={sums.map(({ label, before, after }) => ({
            id: label,
            label,
            value: formatCents(after),
            isLoss: after < 0,
            note: texts.sumFrom(formatCents(before)),
          }))}
        />
      )}
      <Stack component="ul" gap={3} mt={12} fz="0.8125rem" c="dimmed" className={pieces.bare}>
        {notesOf(view, basis).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Stack>
    </div>
  )
}

/**
 * What a seller must know about the fees used: another table than the chosen one, no known table, or a change in
 * between.
 */
function notesOf({ periods }: CampaignView, basis: PricingBasis): string[] {
  const notes = periods.length > 1 ? [texts.tablesChange] : []
  const tables = periods.flatMap((period) => period.tables)
  for (const marketplace of marketplaces) {
    const chosen = basis.tables[marketplace]
    const name = nameOf(marketplace)
    for (const { table, isKnown } of tables.filter((one) => one.table.marketplace === marketplace)) {
      if (!isKnown) notes.push(texts.unknownTable(name, table.name))
      else if (table !== chosen) notes.push(texts.otherTable(name, table.name, chosen.name))
    }
  }
  return [...new Set(notes), texts.rounding]
}

function nameOf(marketplace: Marketplace): string {
  return pricingTexts.marketplaces[marketplace]
}
