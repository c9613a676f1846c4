import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { type FigureName, figureNames } from '@vendaclara/core/ads'
import { texts as adsTexts } from '../texts.ts'
import { texts } from './texts.ts'

interface ColumnsMenuProps {
  hidden: readonly FigureName[]
  onHidden: (hidden: FigureName[]) => void
}

/** Which columns the table shows; the one of the keywords always stays. */
export function ColumnsMenu({ hidden, onHidden }: ColumnsMenuProps) {
  const shown = figureNames.filter((name) => !hidden.includes(name))
  return (
    <Popover position="bottom-end" shadow="md" withinPortal portalProps={{ target: 'main' }} trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} stroke={1.7} />}>
          {hidden.length === 0 ? texts.columns : `${texts.columns} (${shown.length})`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.columnsLead}>
        <Checkbox.Group
          value={shown}
          onChange={(chosen) => onHidden(figureNames.filter((name) => !chosen.includes(name)))}
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
          onClick={() => onHidden([])}
        >
          {texts.allColumns}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
