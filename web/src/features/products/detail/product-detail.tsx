import { Button, Stack } from '@mantine/core'
import type { StoredProduct } from '@vendaclara/contract/products'
import { useEffect } from 'react'
import pieces from '../../../theme/pieces.module.css'
import { SteadyButton } from '../../../ui/buttons.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { useOpenHere } from '../model/open-here.ts'
import type { ProductRow } from '../model/product-row.ts'
import { useUndoChange } from '../saving/use-change-products.ts'
import { CostsSection } from './costs/costs-section.tsx'
import { ProductFields } from './fields/product-form.tsx'
import { IdentitySections } from './identity/identity-sections.tsx'
import { KitSection } from './kit-section.tsx'
import { OffersSection } from './offers-section.tsx'
import { Section } from './section.tsx'
import { texts } from './texts.ts'
import { type Shelf, useProductActions } from './use-product-actions.ts'
import { useProductForm } from './use-product-form.ts'

interface ProductDetailProps {
  product: StoredProduct
  /** Its row in the list; undefined while it is not stored. */
  row: ProductRow | undefined
  shelf: Shelf
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}

const formId = 'product'

/** A product: what it costs, what it leaves where it is sold, its data, and what the marketplaces call it. */
export function ProductDetail({ product, row, shelf, onDirty, onClose }: ProductDetailProps) {
  const open = useOpenHere()
  const undo = useUndoChange()
  const { products } = shelf
  const isNew = product.version === ''
  const { form, costEdits, setCostEdits, kit, setKit, isDirty } = useProductForm(
    product,
    products,
    ({ changeId, product: saved }) => {
      onDirty(false)
      if (isNew) open({ produto: saved.id }, { replace: true })
      offerUndo((isNew ? texts.created : texts.saved)(saved.name), () => undo(changeId))
    },
  )
  useEffect(() => onDirty(isDirty), [onDirty, isDirty])
  const actions = useProductActions(product, shelf, onClose)
  return (
    <Stack gap={20}>
      {row && <OffersSection row={row} />}
      <Section title={texts.costs.title}>
        {kit.length > 0 ? (
          texts.costs.ofKit
        ) : (
          <CostsSection
            stored={product.costs}
            bought={row?.bought ?? []}
            edits={costEdits}
            onEdit={setCostEdits}
          />
        )}
      </Section>
      <Section title={texts.data}>
        <form id={formId} {...form.formProps}>
          <ProductFields form={form} />
        </form>
      </Section>
      <Section title={texts.kit.title}>
        <KitSection id={product.id} kit={kit} products={products} onChange={setKit} />
      </Section>
      {!isNew && (
        <IdentitySections product={product} products={products} isDirty={isDirty} actions={actions} />
      )}
      {form.failure !== null && <FailureAlert title={texts.failed} message={form.failure} />}
      {actions.failure && <FailureAlert title={texts.keys.failed} message={actions.failure} />}
      <div className={pieces.foot}>
        <SteadyButton
          type="submit"
          form={formId}
          isBusy={form.isBusy}
          busyLabel={texts.saving}
          isIdle={!isDirty}
        >
          {isNew ? texts.create : texts.save}
        </SteadyButton>
        {!isNew && (
          <Button variant="subtle" color="red" ml="auto" loading={actions.isBusy} onClick={actions.remove}>
            {texts.remove}
          </Button>
        )}
      </div>
    </Stack>
  )
}
