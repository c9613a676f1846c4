import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { comparedFigures, figureNames } from '@vendaclara/core/ads'
import { type AdviceColumn, adviceColumnNames } from '../model/table-model.ts'
import type { TableSettings } from '../model/table-settings.ts'
import { texts as adsTexts } from '../texts.ts'
import { texts } from './texts.ts'

interface ColumnsMenuProps {
  settings: TableSettings
  onSettings: (part: Partial<TableSettings>) => void
  /** Whether the report is compared with another period. */
  isCompared: boolean
  /** The advice columns; undefined until there is a margin. */
  advice: AdviceChoice | undefined
}

export interface AdviceChoice {
  readonly chosen: readonly AdviceColumn[]
  readonly choose: (columns: AdviceColumn[]) => void
}

/** The columns that the table shows. The column of the keywords always stays. */
export function ColumnsMenu({
  settings: { hidden, changes },
  onSettings,
  isCompared,
  advice,
}: ColumnsMenuProps) {
  const shown = figureNames.filter((name) => !hidden.includes(name))
  return (
    <Popover position="bottom-end" shadow="md" withinPortal portalProps={{ target: 'main' }} trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} stroke={1.7} />}>
          {hidden.length === 0 ? texts.columns : `${texts.columns} (${shown.length})`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.columnsLead} mah="min(560px, 70vh)" style={{ overflowY: 'auto' }}>
        {isCompared && (
          <Checkbox.Group
            value={changes}
            onChange={(chosen) =>
              onSettings({ changes: comparedFigures.filter((name) => chosen.includes(name)) })
            }
            label={texts.changesLead}
            mb="md"
          >
            <Stack gap="xs" mt="xs">
              {comparedFigures.map((name) => (
                <Checkbox key={name} value={name} label={adsTexts.changeColumns[name]} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        {advice && (
          <Checkbox.Group
            value={[...advice.chosen]}
            onChange={(chosen) => advice.choose(adviceColumnNames.filter((name) => chosen.includes(name)))}
            label={texts.adviceLead}
            mb="md"
          >
            <Stack gap="xs" mt="xs">
              {adviceColumnNames.map((name) => (
                <Checkbox key={name} value={name} label={adsTexts.adviceColumns[name]} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <Checkbox.Group
          value={shown}
          onChange={(chosen) => onSettings({ hidden: figureNames.filter((name) => !chosen.includes(name)) })}
          label={texts.columnsLead}
        >
          <Stack gap="xs" mt="xs">
            {figureNames.map((name) => (
              <Checkbox key={name} value={name} label={adsTexts.keywordColumns[name]} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Button
          variant="subtle"
          size="compact-sm"
          mt="sm"
          disabled={hidden.length === 0}
          onClick={() => onSettings({ hidden: [] })}
        >
          {texts.allColumns}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
