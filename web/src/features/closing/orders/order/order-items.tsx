import { Text } from '@mantine/core'
import { mostItems, type OrderItem } from '@vendaclara/core/closing'
import classes from './order-panel.module.css'
import { texts } from './texts.ts'

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
      <ul className={classes.items}>
        {known.map(({ name, variation, sku, units }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one product can be there twice
          <li key={`${index} ${sku}`}>
            <span>
              <span className={classes.product}>{name || texts.items.unnamed}</span>
              <Text span display="block" size="xs" c="dimmed">
                {[variation, sku && texts.items.sku(sku)].filter(Boolean).join(' · ')}
              </Text>
            </span>
            {units > 0 && <span className={classes.units}>{texts.items.units(units)}</span>}
          </li>
        ))}
      </ul>
      {items.length >= mostItems && (
        <Text size="xs" c="dimmed">
          {texts.items.most(mostItems)}
        </Text>
      )}
    </>
  )
}
