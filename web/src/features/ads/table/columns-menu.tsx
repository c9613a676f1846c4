import { Button } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { comparedFigures, figureNames } from '@vendaclara/core/ads'
import { ChoiceMenu } from '../../../table/wide/choice-menu.tsx'
import { adviceColumnNames } from '../model/table-model.ts'
import type { TableSettings } from '../model/table-settings.ts'
import { texts as adsTexts } from '../texts.ts'
import { useShownReport } from './shown-report.ts'
import { texts } from './texts.ts'

/** The columns that the table shows. The column of the keywords always stays. */
export function ColumnsMenu() {
  const { settings, onSettings, isCompared, isJudged } = useShownReport()
  const { hidden } = settings
  const shown = figureNames.filter((name) => !hidden.includes(name))
  const changes = {
    label: texts.changesLead,
    options: comparedFigures.map((value) => ({ value, label: adsTexts.changeColumns[value] })),
    chosen: settings.changes,
    onChoose: (changes: TableSettings['changes']) => onSettings({ changes }),
  }
  const advice = {
    label: texts.adviceLead,
    options: adviceColumnNames.map((value) => ({ value, label: adsTexts.adviceColumns[value] })),
    chosen: settings.advice,
    onChoose: (advice: TableSettings['advice']) => onSettings({ advice }),
  }
  const figures = {
    label: texts.columnsLead,
    options: figureNames.map((value) => ({ value, label: adsTexts.keywordColumns[value] })),
    chosen: shown,
    onChoose: (chosen: TableSettings['hidden']) =>
      onSettings({ hidden: figureNames.filter((name) => !chosen.includes(name)) }),
  }
  return (
    <ChoiceMenu
      label={hidden.length === 0 ? texts.columns : `${texts.columns} (${shown.length})`}
      leftSection={<IconColumns3 size={18} stroke={1.7} />}
      groups={[...(isCompared ? [changes] : []), ...(isJudged ? [advice] : []), figures]}
    >
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={hidden.length === 0}
        onClick={() => onSettings({ hidden: [] })}
      >
        {texts.allColumns}
      </Button>
    </ChoiceMenu>
  )
}
