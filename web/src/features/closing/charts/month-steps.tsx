import { Stack } from '@mantine/core'
import type { ClosingFigures } from '@vendaclara/core/closing'
import { addCents, type Cents, negative, noCents, subtractCents, sumCents } from '@vendaclara/core/money'
import pieces from '../../../theme/pieces.module.css'
import { formatCents } from '../../../ui/number-formats.ts'
import { reasonName } from '../model/differences.ts'
import type { ReasonCount } from '../worker/rows/totals.ts'
import classes from './charts.module.css'
import { texts } from './texts.ts'
import { Track } from './track.tsx'

interface MonthStepsProps {
  figures: Pick<ClosingFigures, 'sums'>
  reasons: readonly ReasonCount[]
}

/** The steps from the expected to the received amount, one line each; empty if there is no step between them. */
export function MonthSteps({ figures, reasons }: MonthStepsProps) {
  const steps = monthSteps(figures, reasons)
  if (steps.length < 3) return null
  const most = Math.max(...steps.flatMap(({ from, to }) => [Math.abs(from), Math.abs(to)]), 1)
  const place = (amount: number) => (Math.max(0, amount) / most) * 100
  return (
    <Stack component="ol" gap={8} mt={8} fz="sm" className={pieces.bare}>
      {steps.map(({ label, from, to, isTotal, isExplained }) => {
        const change = subtractCents(to, from)
        const kind = isTotal ? 'total' : isExplained ? 'explained' : change < 0 ? 'loss' : 'gain'
        return (
          <li key={label} className={classes.step} data-kind={kind}>
            <span>
              {label}
              {isExplained && <small className={classes.aside}> {texts.explained}</small>}
            </span>
            <span className={classes.stepAmount}>{formatCents(isTotal ? to : change)}</span>
            <Track
              {...((kind === 'loss' || kind === 'gain') && { kind })}
              start={isTotal ? 0 : place(Math.min(from, to))}
              length={isTotal ? place(to) : place(Math.abs(change))}
            />
          </li>
        )
      })}
    </Stack>
  )
}

interface MonthStep {
  readonly label: string
  readonly from: Cents
  readonly to: Cents
  /** Whether it is the expected or the received amount, and not a step between them. */
  readonly isTotal: boolean
  /** Whether nothing of this step can be claimed. */
  readonly isExplained?: boolean
}

interface Change {
  readonly label: string
  readonly change: Cents
  readonly isExplained?: boolean
}

/** Further reasons share one step. */
const mostReasons = 6

/**
 * The steps from the expected to the received amount; each starts where the one before ended. Empty if the sums are
 * unknown.
 */
export function monthSteps(
  { sums }: MonthStepsProps['figures'],
  reasons: readonly ReasonCount[],
): readonly MonthStep[] {
  if (!sums) return []
  const { expected, received, refunded, awaited } = sums
  const byReason = reasons
    .map(({ reason, lost, gained, explained }) => ({
      label: reasonName(reason),
      change: addCents(lost, gained),
      isExplained: explained > 0 && addCents(lost, explained) === 0,
    }))
    .toSorted((one, other) => one.change - other.change)
  const further = sumCents(byReason.slice(mostReasons).map(({ change }) => change))
  const changes = [
    { label: texts.steps.awaited, change: negative(awaited) },
    { label: texts.steps.refunded, change: negative(refunded) },
    ...byReason.slice(0, mostReasons),
    { label: texts.steps.further, change: further },
  ]
  const known = sumCents(changes.map(({ change }) => change))
  // Differences under 10 centavos are ignored, so these centavos have no reason.
  const crumbs = subtractCents(subtractCents(received, expected), known)
  const steps: MonthStep[] = [{ label: texts.steps.expected, from: noCents, to: expected, isTotal: true }]
  let from = expected
  const all: readonly Change[] = [...changes, { label: texts.steps.crumbs, change: crumbs }]
  for (const { label, change, isExplained = false } of all) {
    if (change === 0) continue
    const to = addCents(from, change)
    steps.push({ label, from, to, isTotal: false, ...(isExplained && { isExplained }) })
    from = to
  }
  return [...steps, { label: texts.steps.received, from: noCents, to: received, isTotal: true }]
}
