import { IconColumns3 } from '@tabler/icons-react'
import { type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { ChoiceMenu } from '../../../table/wide/choice-menu.tsx'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { type ColumnId, listingColumns } from './columns.tsx'
import { texts } from './table-texts.ts'
import type { TableView } from './table-view.ts'

interface MarketplaceFilterProps {
  chosen: TableView['marketplaces']
  onChoose: (chosen: TableView['marketplaces']) => void
}

export function MarketplaceFilter({ chosen, onChoose }: MarketplaceFilterProps) {
  return (
    <ChoiceMenu
      label={
        chosen.length === 0
          ? texts.allMarketplaces
          : chosen.map((marketplace) => pricingTexts.marketplaces[marketplace]).join(', ')
      }
      size="xs"
      maw={260}
      groups={[
        {
          label: pricingTexts.marketplace,
          options: marketplaces.map((value) => ({ value, label: pricingTexts.marketplaces[value] })),
          chosen,
          onChoose: (next: Marketplace[]) => onChoose(next),
        },
      ]}
    />
  )
}

interface ColumnsMenuProps {
  hidden: readonly ColumnId[]
  onHide: (hidden: ColumnId[]) => void
}

/** The columns that the table shows. The column of the names always stays. */
export function ColumnsMenu({ hidden, onHide }: ColumnsMenuProps) {
  const columns = listingColumns.filter(({ id }) => id !== 'name')
  const ids = columns.map(({ id }) => id)
  return (
    <ChoiceMenu
      label={texts.columnsMenu}
      size="xs"
      leftSection={<IconColumns3 size={16} stroke={1.7} />}
      groups={[
        {
          label: texts.columnsLead,
          options: columns.map(({ id, label }) => ({ value: id, label })),
          chosen: ids.filter((id) => !hidden.includes(id)),
          onChoose: (chosen: ColumnId[]) => onHide(ids.filter((id) => !chosen.includes(id))),
        },
      ]}
    />
  )
}
