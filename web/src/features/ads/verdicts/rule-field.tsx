import { Button, Text } from '@mantine/core'
import type { AdsFigures } from '@vendaclara/core/ads'
import { readTypedNumber } from '@vendaclara/core/money'
import { NumberField } from '../../../forms/number-field.tsx'
import { formatCount } from '../../../ui/number-formats.ts'
import { texts } from './texts.ts'
import type { VerdictSettings } from './verdict-settings.ts'
import classes from './verdicts.module.css'

const mostClicks = 1_000_000

interface RuleFieldProps {
  total: AdsFigures
  settings: VerdictSettings
}

/** The rule of the verdicts in words, and how many clicks it requires. */
export function RuleField({ total, settings }: RuleFieldProps) {
  const { minimumClicks, ownMinimumClicks, choose } = settings
  const own = formatCount(ownMinimumClicks)
  return (
    <div className={classes.rule}>
      <NumberField
        label={texts.rule.label}
        value={minimumClicks}
        read={readClicks}
        show={formatCount}
        refusal={texts.rule.refusal}
        onChange={(clicks) =>
          choose({ minimumClicks: clicks === 0 || clicks === ownMinimumClicks ? undefined : clicks })
        }
        className={classes.clicks}
      />
      <div className={classes.words}>
        <Text size="sm">{texts.rule.sentence(formatCount(minimumClicks), minimumClicks === 1)}</Text>
        <Text size="sm" c="dimmed">
          {total.conversions > 0 && total.clicks > 0
            ? texts.rule.own(total.clicks, total.conversions, own)
            : texts.rule.withoutSales(own)}
          {minimumClicks !== ownMinimumClicks && (
            <Button
              variant="subtle"
              size="compact-sm"
              ml={6}
              onClick={() => choose({ minimumClicks: undefined })}
            >
              {texts.rule.reset(own)}
            </Button>
          )}
        </Text>
      </div>
    </div>
  )
}

function readClicks(text: string): number | null {
  const clicks = readTypedNumber(/^\s*\d{1,3}(\.\d{3})+\s*$/.test(text) ? text.replaceAll('.', '') : text)
  return clicks !== null && Number.isInteger(clicks) && clicks >= 1 && clicks <= mostClicks ? clicks : null
}
