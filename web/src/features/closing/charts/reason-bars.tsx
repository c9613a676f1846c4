import { Button, Stack, Text, UnstyledButton } from '@mantine/core'
import { negative } from '@vendaclara/core/money'
import { useState } from 'react'
import pieces from '../../../theme/pieces.module.css'
import { formatCents } from '../../../ui/number-formats.ts'
import { type Reason, reasonName } from '../model/differences.ts'
import type { ReasonCount } from '../worker/rows/totals.ts'
import classes from './charts.module.css'
import { texts } from './texts.ts'
import { Track } from './track.tsx'

interface ReasonBarsProps {
  reasons: readonly ReasonCount[]
  chosen: readonly Reason[]
  onChoose: (reasons: Reason[]) => void
}

const shownAtFirst = 6

/**
 * What was paid more and less for each reason; the most expensive ones are visible. Pressing a reason filters the
 * orders by it, pressing it again shows all.
 */
export function ReasonBars({ reasons, chosen, onChoose }: ReasonBarsProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? reasons : reasons.slice(0, shownAtFirst)
  const most = Math.max(...reasons.map(({ lost, gained }) => Math.max(-lost, gained)), 1)
  const share = (cents: number) => (Math.abs(cents) / most) * 100
  const isOnly = (reason: Reason) => chosen.length === 1 && chosen[0] === reason
  return (
    <>
      <Text fz="sm" c="dimmed" mt={4} mb={12}>
        {texts.reasonHint}
      </Text>
      <Stack component="ul" gap={4} mx={-10} className={pieces.bare}>
        {shown.map(({ reason, count, lost, gained, explained }) => (
          <li key={reason}>
            <UnstyledButton
              className={classes.reason}
              aria-pressed={chosen.includes(reason)}
              onClick={() => onChoose(isOnly(reason) ? [] : [reason])}
            >
              <span className={classes.name}>
                {reasonName(reason)}{' '}
                <small>
                  {texts.orders(count)}
                  {explained > 0 && explained === -lost && ` · ${texts.explained}`}
                </small>
              </span>
              {lost < 0 && (
                <span className={classes.bar}>
                  <Track length={share(lost)} {...(explained !== -lost && { kind: 'loss' })} />
                  <span>{`${formatCents(negative(lost))} ${texts.loss}`}</span>
                </span>
              )}
              {gained > 0 && (
                <span className={classes.bar}>
                  <Track length={share(gained)} kind="gain" />
                  <span>{`${formatCents(gained)} ${texts.gain}`}</span>
                </span>
              )}
            </UnstyledButton>
          </li>
        ))}
      </Stack>
      {shown.length < reasons.length && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setWhole(true)}>
          {texts.moreReasons(reasons.length - shown.length)}
        </Button>
      )}
    </>
  )
}
