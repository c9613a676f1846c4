import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { marketplaces } from '@vendaclara/core/pricing'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { type ColumnId, listingColumns } from './columns.tsx'
import classes from './listings-table.module.css'
import { texts } from './table-texts.ts'
import type { TableView } from './table-view.ts'

interface MarketplaceFilterProps {
  chosen: TableView['marketplaces']
  onChoose: (chosen: TableView['marketplaces']) => void
}

export function MarketplaceFilter({ chosen, onChoose }: MarketplaceFilterProps) {
  const label =
    chosen.length === 0
      ? texts.allMarketplaces
      : chosen.map((marketplace) => pricingTexts.marketplaces[marketplace]).join(', ')
  return (
    <Popover position="bottom-start" shadow="md" portalProps={{ target: 'main' }} trapFocus>
      <Popover.Target>
        <Button variant="default" size="xs" h={32} maw={260}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group
          label={pricingTexts.marketplace}
          value={[...chosen]}
          onChange={(next) => onChoose(marketplaces.filter((one) => next.includes(one)))}
        >
          <Stack gap="xs" mt="xs">
            {marketplaces.map((marketplace) => (
              <Checkbox
                key={marketplace}
                value={marketplace}
                label={pricingTexts.marketplaces[marketplace]}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}

interface ColumnsMenuProps {
  hidden: readonly ColumnId[]
  onHide: (hidden: ColumnId[]) => void
}

/** The columns that the table shows. The column of the names always stays. */
export function ColumnsMenu({ hidden, onHide }: ColumnsMenuProps) {
  const columns = listingColumns.filter(({ id }) => id !== 'name')
  return (
    <Popover position="bottom-end" shadow="md" portalProps={{ target: 'main' }} trapFocus>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={16} stroke={1.7} />}>
          {texts.columnsMenu}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.columnChoice}>
        <Checkbox.Group
          label={texts.columnsLead}
          value={columns.map(({ id }) => id).filter((id) => !hidden.includes(id))}
          onChange={(chosen) => onHide(columns.map(({ id }) => id).filter((id) => !chosen.includes(id)))}
        >
          <Stack gap="xs" mt="xs">
            {columns.map(({ id, label }) => (
              <Checkbox key={id} value={id} label={label} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}
