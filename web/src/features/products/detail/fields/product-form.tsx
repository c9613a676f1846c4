import { Group, SimpleGrid, Stack, TextInput, type TextInputProps } from '@mantine/core'
import { texts } from '../texts.ts'
import type { useProductForm } from '../use-product-form.ts'
import type { ProductField } from './product-fields.ts'

interface ProductFieldsProps {
  form: ReturnType<typeof useProductForm>['form']
}

const hintBelow: Partial<TextInputProps> = { inputWrapperOrder: ['label', 'input', 'error', 'description'] }
const number: Partial<TextInputProps> = { inputMode: 'decimal' }

/** The fields of a product. */
export function ProductFields({ form }: ProductFieldsProps) {
  const field = (name: ProductField, props: Partial<TextInputProps> = {}) => (
    <TextInput label={texts.fields[name]} autoComplete="off" {...props} {...form.bind(name)} />
  )
  return (
    <Stack gap="sm">
      {field('name')}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {field('sku', { ...hintBelow, description: texts.skuHint })}
        {field('gtin', { inputMode: 'numeric' })}
        {field('weight', number)}
        {field('packaging', { ...number, leftSection: 'R$', leftSectionPointerEvents: 'none' })}
      </SimpleGrid>
      <Group grow align="flex-end" gap="sm">
        {field('length', number)}
        {field('width', number)}
        {field('height', number)}
      </Group>
      {field('tax', {
        ...number,
        ...hintBelow,
        rightSection: '%',
        rightSectionPointerEvents: 'none',
        description: texts.taxHint,
      })}
    </Stack>
  )
}
