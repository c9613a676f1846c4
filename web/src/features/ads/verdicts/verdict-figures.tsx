import { Box, Group, SimpleGrid, Text } from '@mantine/core'
import {
  type AdsReport,
  breakEvenRoas,
  outsideTerms,
  profitAfterAds,
  verdicts,
  type WeighedTerms,
} from '@vendaclara/core/ads'
import { type ReactNode, useId } from 'react'
import { AnnouncedResult } from '../../../forms/announced-result.tsx'
import pieces from '../../../theme/pieces.module.css'
import { Explained } from '../../../ui/explained/explained.tsx'
import { formatBrl, formatCount, formatNumber } from '../../../ui/number-formats.ts'
import { wordsOf } from '../texts.ts'
import { texts } from './texts.ts'
import { VerdictMark } from './verdict-mark.tsx'

interface WeighedProps {
  report: AdsReport
  weighed: WeighedTerms
}

interface VerdictFiguresProps extends WeighedProps {
  margin: number
}

/** The break-even ROAS, and the profit after ads; in words, they are announced once typing pauses. */
export function VerdictFigures({ report, weighed, margin }: VerdictFiguresProps) {
  const { total } = report
  const roas = formatNumber(breakEvenRoas(margin), 2, 2)
  const percent = `${formatNumber(margin, 0, 2)}%`
  const profit = profitAfterAds(total, margin)
  const { breakEven, profit: result } = texts
  const formula = result.formula(formatBrl(total.gmv), percent, formatBrl(total.spend))
  return (
    <>
      <SimpleGrid
        component="dl"
        cols={{ base: 1, xs: 2 }}
        spacing={32}
        verticalSpacing={16}
        flex="9999 1 350px"
        m={0}
      >
        <Figure label={breakEven.label} explanation={breakEven.formula(percent, roas)}>
          {roas}
        </Figure>
        <Figure label={result.label} explanation={`${formula}. ${outsideSentence(report, weighed)}`}>
          <SignedAmount amount={profit} />
        </Figure>
      </SimpleGrid>
      <AnnouncedResult>
        {`${breakEven.label}: ${roas}. ${result.label}: ${formatBrl(profit)}.`}
      </AnnouncedResult>
    </>
  )
}

/** Why the results of the terms do not add up to that of the whole report, if they do not. */
function outsideSentence(report: AdsReport, weighed: WeighedTerms): string {
  const outside = outsideTerms(report, weighed)
  const parts = (['spend', 'gmv'] as const).flatMap((name) => {
    const amount = outside[name]
    return amount === 0 ? [] : texts.outside.part(name, formatBrl(Math.abs(amount)), amount > 0)
  })
  return parts.length === 0 ? '' : texts.outside.note(parts)
}

interface FigureProps {
  label: string
  explanation: string
  children: ReactNode
}

function Figure({ label, explanation, children }: FigureProps) {
  const id = useId()
  return (
    <Box pos="relative" className={pieces.facts}>
      <dt id={id}>
        <Explained explanation={explanation}>{label}</Explained>
      </dt>
      <dd>
        <Text
          component="output"
          aria-labelledby={id}
          aria-live="off"
          fz="min(1.75rem, 8vw)"
          fw={650}
          lh={1.25}
          style={{ whiteSpace: 'nowrap' }}
        >
          {children}
        </Text>
      </dd>
    </Box>
  )
}

const smallest = 0.005

/** An amount in reais whose sign and colour show whether it is a gain or a loss. */
export function SignedAmount({ amount }: { amount: number }) {
  const sign = amount >= smallest ? 'gain' : amount <= -smallest ? 'loss' : 'none'
  return (
    <span className={pieces.tone} data-tone={sign} style={{ whiteSpace: 'nowrap', fontWeight: 'inherit' }}>
      {sign === 'none' ? formatBrl(0) : `${sign === 'gain' ? '+' : '-'}${formatBrl(Math.abs(amount))}`}
    </span>
  )
}

/** How many terms gain, lose or cannot be judged yet, and what they leave. */
export function VerdictKinds({ report, weighed }: WeighedProps) {
  return (
    <Group
      component="ul"
      gap={10}
      flex="9999 1 350px"
      className={pieces.bare}
      aria-label={texts.verdictsName}
    >
      {verdicts.map((verdict) => {
        const { terms, profit } = weighed[verdict]
        return (
          <Group
            key={verdict}
            component="li"
            flex="1 1 auto"
            justify="space-between"
            gap="1px 12px"
            fz="sm"
            className={pieces.framed}
          >
            <VerdictMark verdict={verdict} />
            <span>{wordsOf(report).terms(formatCount(terms), terms === 1)}</span>
            <SignedAmount amount={profit} />
          </Group>
        )
      })}
    </Group>
  )
}
