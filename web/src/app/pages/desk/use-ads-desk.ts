import { useQuery } from '@tanstack/react-query'
import { addresses } from '../../../addresses.ts'
import { keptReportsQuery, type LastReport, lastReportOf } from '../../../features/ads/kept/last-report.ts'
import type { DeskLine, DeskState } from '../../../features/home/desk-card.tsx'
import { texts } from '../../../features/home/texts.ts'
import { formatCents } from '../../../ui/number-formats.ts'
import { unknownState } from './desk-state.ts'

/** What the last report in this browser spent without a sale. */
export function useAdsDesk(account: string): DeskState {
  const reports = useQuery(keptReportsQuery(account))
  if (!reports.data) return unknownState([reports])
  const last = lastReportOf(reports.data)
  return last === null ? { state: 'empty' } : { state: 'known', lines: [lineOf(last)] }
}

function lineOf({ title, unsold }: LastReport): DeskLine {
  const href = addresses.ads
  if (unsold === undefined) return { sentence: texts.openReport(title), href }
  if (unsold.spend === 0) return { sentence: texts.nothingWasted(title), href }
  return {
    figure: formatCents(unsold.spend),
    isLoss: true,
    sentence: texts.wasted(unsold.termsInWords, title),
    href: `${href}?aba=parar`,
  }
}
