import { ActionIcon, Stack, Text, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { StoredProduct } from '@vendaclara/contract/products'
import { productBounds as bounds, type KitPart } from '@vendaclara/core/products'
import { useState } from 'react'
import pieces from '../../../theme/pieces.module.css'
import { formatCount } from '../../../ui/number-formats.ts'
import { ProductPicker } from '../model/product-picker.tsx'
import { texts as words } from '../model/texts.ts'
import { readWhole } from '../model/typed-numbers.ts'
import { texts } from './texts.ts'

interface KitSectionProps {
  /** The id of the kit itself, which cannot be a part of it. */
  id: string
  kit: readonly KitPart[]
  products: readonly StoredProduct[]
  onChange: (kit: readonly KitPart[]) => void
}

/** The products that a kit is made of. A kit of kits is refused when it is saved if it would contain itself. */
export function KitSection({ id, kit, products, onChange }: KitSectionProps) {
  const chosen = new Set(kit.map(({ product }) => product))
  const nameOf = (part: KitPart) =>
    products.find((product) => product.id === part.product)?.name || words.unnamed
  return (
    <Stack gap="sm">
      {kit.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.kit.none}
        </Text>
      )}
      {kit.length > 0 && (
        <ul className={pieces.lines} aria-label={texts.kit.title}>
          {kit.map((part) => (
            <li key={part.product}>
              <span>{nameOf(part)}</span>
              <Units
                name={nameOf(part)}
                units={part.units}
                onChange={(units) => onChange(kit.map((one) => (one === part ? { ...part, units } : one)))}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={texts.kit.remove(nameOf(part))}
                onClick={() => onChange(kit.filter((one) => one !== part))}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {kit.length < bounds.parts && (
        <ProductPicker
          label={texts.kit.part}
          products={products.filter((product) => product.id !== id && !chosen.has(product.id))}
          onChoose={(product) => onChange([...kit, { product, units: 1 }])}
        />
      )}
    </Stack>
  )
}

interface UnitsProps {
  name: string
  units: number
  onChange: (units: number) => void
}

/** How many pieces of a product a kit has. What is no number of pieces changes nothing, and says so. */
function Units({ name, units, onChange }: UnitsProps) {
  const [typed, setTyped] = useState(String(units))
  const read = (text: string) => readWhole(text, bounds.units)
  return (
    <TextInput
      w={96}
      size="xs"
      inputMode="numeric"
      aria-label={texts.kit.units(name)}
      value={typed}
      error={read(typed) === undefined && texts.kit.unitsError(formatCount(bounds.units))}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        const number = read(text)
        if (number !== undefined) onChange(number)
      }}
    />
  )
}
