import { Group, Stack, Text } from '@mantine/core'
import { mostItems, type OrderItem } from '@vendaclara/core/closing'
import pieces from '../../../../../theme/pieces.module.css'
import { texts } from '../texts.ts'
import { Figure } from './figure.tsx'

interface OrderItemsProps {
  /** Undefined if they were not kept. */
  items: readonly OrderItem[] | undefined
}

/** What an order sold: product, variation, SKU and how many. */
export function OrderItems({ items }: OrderItemsProps) {
  const known = items?.filter(({ name, variation, sku }) => name !== '' || variation !== '' || sku !== '')
  if (!items || !known || known.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {items ? texts.items.none : texts.items.notStored}
      </Text>
    )
  }
  return (
    <>
      <Stack component="ul" gap={8} fz="sm" className={pieces.bare}>
        {known.map(({ name, variation, sku, units }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one product can be there twice
          <Group key={`${index} ${sku}`} component="li" justify="space-between" wrap="nowrap">
            <span>
              <Text span inherit fw={600} style={{ overflowWrap: 'anywhere' }}>
                {name || texts.items.unnamed}
              </Text>
              <Text span display="block" size="xs" c="dimmed">
                {[variation, sku && texts.items.sku(sku)].filter(Boolean).join(' · ')}
              </Text>
            </span>
            {units > 0 && <Figure>{texts.items.units(units)}</Figure>}
          </Group>
        ))}
      </Stack>
      {items.length >= mostItems && (
        <Text size="xs" c="dimmed">
          {texts.items.most(mostItems)}
        </Text>
      )}
    </>
  )
}
