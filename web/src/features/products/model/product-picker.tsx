import { Select } from '@mantine/core'
import type { StoredProduct } from '@vendaclara/contract/products'
import { useMemo } from 'react'
import { texts } from './texts.ts'

interface ProductPickerProps {
  label: string
  /** Whether only the accessible name says it. */
  isLabelHidden?: boolean
  products: readonly StoredProduct[]
  /** The chosen one; without it, the field is empty again after each choice. */
  value?: string | null
  /** Why the last choice was not saved. */
  error?: string | undefined
  onChoose: (id: string) => void
}

const mostShown = 50

/** Chooses one of the products by a part of its name or SKU. */
export function ProductPicker({
  label,
  isLabelHidden,
  products,
  value = null,
  error,
  onChoose,
}: ProductPickerProps) {
  const data = useMemo(
    () =>
      products.map(({ id, name, sku }) => ({
        value: id,
        label: [name || texts.unnamed, sku].filter(Boolean).join(' · '),
      })),
    [products],
  )
  return (
    <Select
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      placeholder={texts.pick}
      nothingFoundMessage={texts.nothingFound}
      searchable
      limit={mostShown}
      data={data}
      value={value}
      error={error}
      onChange={(id) => id !== null && onChoose(id)}
    />
  )
}
