import { ActionIcon, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { toCents } from '@vendaclara/core/money'
import { type Kit, type KitOptions, type KitSizes, kitSizes } from '@vendaclara/core/pricing'
import { useMemo, useState } from 'react'
import { columnsOf, type TableColumn } from '../../../../table/data-table.tsx'
import { Loss, Second, SmallTable } from '../../../../table/small-table.tsx'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import { noPriceReason } from '../../model/explanation-texts.ts'
import { inputsOf, type Listing, pricedOf } from '../../model/listing.ts'
import { pricingSides } from '../../model/pricing-sides.ts'
import { useCalculator } from '../../saving/actions/calculator-context.ts'
import { kitTexts as texts } from '../detail-texts.ts'
import { kitListing } from './kit-listing.ts'

const mostUnits = 6

export function Kits({ listing }: { listing: Listing }) {
  const { basis, actions } = useCalculator()
  const { asked } = pricingSides(listing, basis)
  const [variableCost, setVariableCost] = useState<KitOptions['variableCost']>('once')
  const sizes = useMemo(
    () => kitSizes(...inputsOf(listing, basis), { variableCost, most: mostUnits }),
    [listing, basis, variableCost],
  )
  const create = (kit: Kit) => {
    const made = kitListing(listing, kit)
    if (made) offerUndo(texts.created(kit.units), actions.createAll([made]), texts.createdMessage(made.title))
  }
  return (
    <Stack gap={14}>
      <Text size="sm" c="dimmed">
        {texts.intro}
      </Text>
      {listing.variableCost > 0 && (
        <Group gap="sm">
          <Text size="sm" fw={550} id="kit-variable-cost">
            {texts.variableCost}
          </Text>
          <SegmentedControl
            size="sm"
            aria-labelledby="kit-variable-cost"
            data={(['once', 'each'] as const).map((value) => ({ value, label: texts.variableCosts[value] }))}
            value={variableCost}
            onChange={setVariableCost}
          />
        </Group>
      )}
      <KitAnswer sizes={sizes} />
      {asked.includes('weight') && listing.peso === 0 && <Note>{texts.noWeight}</Note>}
      {asked.includes('freight') && <Note>{texts.freight}</Note>}
      {sizes.mostProfit && (
        <SmallTable
          label={texts.caption}
          columns={columnsFor(sizes, listing, create)}
          rows={sizes.kits}
          keyOf={({ units }) => units}
        />
      )}
    </Stack>
  )
}

function Note({ children }: { children: string }) {
  return (
    <Text size="sm" fw={550} c="var(--accent-text)">
      {children}
    </Text>
  )
}

function KitAnswer({ sizes: { kits, cheapest, mostProfit } }: { sizes: KitSizes }) {
  const [single] = kits
  if (single?.price.outcome !== 'priced' || cheapest?.price.outcome !== 'priced') {
    return <Note>{texts.noKit}</Note>
  }
  const unitPrice = formatBrl(single.price.price)
  const { price } = cheapest.price
  return (
    <div>
      <Text fw={600}>{texts.cheapest(cheapest.units, each(price, cheapest))}</Text>
      {mostProfit?.samePrice && (
        <Text fw={600} mt={4}>
          {texts.mostProfit(mostProfit.units, each(mostProfit.samePrice.profit, mostProfit), unitPrice)}
        </Text>
      )}
    </div>
  )
}

function columnsFor(
  { cheapest, mostProfit }: KitSizes,
  listing: Listing,
  onCreate: (kit: Kit) => void,
): TableColumn<Kit>[] {
  return columnsOf(texts.columns, {
    units: (kit) => (
      <>
        <span style={{ whiteSpace: 'nowrap' }}>{texts.size(kit.units)}</span>
        {kit === cheapest && <Second>{texts.isCheapest}</Second>}
        {kit === mostProfit && <Second>{texts.isMostProfit}</Second>}
      </>
    ),
    price: ({ price }) =>
      price.outcome === 'priced' ? formatBrl(price.price) : <Second>{noPriceReason(price)}</Second>,
    perUnit: (kit) => each(pricedOf(kit.price)?.price, kit),
    profit: (kit) => each(pricedOf(kit.price)?.profit, kit),
    samePrice: (kit) => (
      <Loss isLoss={(kit.samePrice?.profit ?? 0) < 0}>{each(kit.samePrice?.profit, kit)}</Loss>
    ),
    create: (kit) => kit.units > 1 && <CreateButton kit={kit} listing={listing} onCreate={onCreate} />,
  })
}

interface CreateButtonProps {
  kit: Kit
  listing: Listing
  onCreate: (kit: Kit) => void
}

function CreateButton({ kit, listing, onCreate }: CreateButtonProps) {
  const isTooLarge = kitListing(listing, kit) === null
  return (
    <ActionIcon
      variant="default"
      aria-label={texts.createLabel(kit.units)}
      title={isTooLarge ? texts.tooLarge : texts.createLabel(kit.units)}
      disabled={isTooLarge}
      onClick={() => onCreate(kit)}
    >
      <IconPlus size={16} />
    </ActionIcon>
  )
}

/** An amount of a kit divided by its units, in reais and whole centavos. */
function each(amount: number | undefined, { units }: Kit): string {
  return formatBrl(amount && toCents(amount / units) / 100)
}
