import { Button, Stack, Text } from '@mantine/core'
import type { StoredProduct } from '@vendaclara/contract/products'
import { useState } from 'react'
import { ProductPicker } from '../../model/product-picker.tsx'
import { Section } from '../section.tsx'
import { texts } from '../texts.ts'
import type { ProductActions } from '../use-product-actions.ts'
import { DoubtsSection } from './doubts-section.tsx'
import { KeysSection } from './keys-section.tsx'

interface IdentitySectionsProps {
  product: StoredProduct
  products: readonly StoredProduct[]
  /** Whether it has changes that are not saved, which joining and parting would leave behind. */
  isDirty: boolean
  actions: ProductActions
}

/** What the marketplaces call a product, what is in doubt, and with which product it is the same. */
export function IdentitySections({ product, products, isDirty, actions }: IdentitySectionsProps) {
  const [other, setOther] = useState<string | null>(null)
  const doubts = product.doubts.filter(({ refused }) => !refused)
  const others = products.filter(({ id }) => id !== product.id)
  const chosen = others.find(({ id }) => id === other)
  return (
    <>
      {doubts.length > 0 && (
        <Section title={texts.doubts.title}>
          <DoubtsSection doubts={doubts} onAnswer={isDirty ? undefined : actions.answer} />
        </Section>
      )}
      <Section title={texts.keys.title}>
        <KeysSection
          keys={product.keys}
          onPart={isDirty ? undefined : actions.part}
          onRemove={isDirty ? undefined : actions.removeKey}
        />
      </Section>
      {others.length > 0 && !isDirty && (
        <Stack gap="xs">
          <ProductPicker label={texts.join.label} products={others} value={other} onChoose={setOther} />
          {chosen && (
            <>
              <Text size="sm" c="dimmed">
                {texts.join.hint(chosen.name)}
              </Text>
              <Button
                variant="default"
                style={{ justifySelf: 'start', alignSelf: 'flex-start' }}
                onClick={() => {
                  actions.join(chosen)
                  setOther(null)
                }}
              >
                {texts.join.button}
              </Button>
            </>
          )}
        </Stack>
      )}
    </>
  )
}
