import { Drawer, Text } from '@mantine/core'
import type { StoredProduct } from '@vendaclara/contract/products'
import { blankProduct } from '@vendaclara/core/products'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAskBeforeLeaving } from '../../../saving/use-ask-before-leaving.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { newProduct, useCloseHere } from '../model/open-here.ts'
import type { ProductRow } from '../model/product-row.ts'
import { texts as words } from '../model/texts.ts'
import { ProductDetail } from './product-detail.tsx'
import { texts } from './texts.ts'
import type { Shelf } from './use-product-actions.ts'

interface ProductDrawerProps {
  rows: readonly ProductRow[]
  shelf: Shelf
}

/** The product that the address names, or a new one, over the list. */
export function ProductDrawer({ rows, shelf }: ProductDrawerProps) {
  const [search] = useSearchParams()
  const close = useCloseHere()
  const id = search.get('produto')
  const isNew = id === newProduct
  const [made, setMade] = useState(() => ({ ...blankProduct(crypto.randomUUID()), version: '' }))
  const row = rows.find((one) => one.product.id === (isNew ? made.id : id))
  const [shown, setShown] = useState<StoredProduct>()
  // It is still rendered while the drawer closes.
  const product = row?.product ?? (isNew ? made : undefined)
  if (product && product !== shown) setShown(product)
  const [isDirty, setDirty] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const leaving = useAskBeforeLeaving(isDirty)
  const leave = () => {
    setAsking(false)
    setDirty(false)
    close()
  }
  const end = () => (isDirty ? setAsking(true) : close())
  return (
    <>
      <Drawer
        position="right"
        size={680}
        padding="md"
        opened={id !== null}
        onClose={end}
        // By Mantine's own handling, the key that opens the question would also answer it.
        closeOnEscape={false}
        onKeyDown={(event) => {
          const target = event.target as Element
          const isOfField = target.getAttribute('data-mantine-stop-propagation') === 'true'
          if (event.key === 'Escape' && !isOfField && event.currentTarget.contains(target)) end()
        }}
        onExitTransitionEnd={() => setMade({ ...blankProduct(crypto.randomUUID()), version: '' })}
        title={isNew ? texts.newTitle : shown?.name || words.unnamed}
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        {shown && (product || id === null) ? (
          <ProductDetail
            key={shown.id}
            product={shown}
            row={row}
            shelf={shelf}
            onDirty={setDirty}
            onClose={leave}
          />
        ) : (
          <Text>{texts.gone}</Text>
        )}
      </Drawer>
      <ConfirmDialog
        opened={isAsking || leaving.isAsking}
        holdsNavigation={leaving.isAsking}
        title={texts.discard.title}
        message={texts.discard.message}
        confirmLabel={texts.discard.confirm}
        cancelLabel={texts.discard.cancel}
        onConfirm={leaving.isAsking ? leaving.leave : leave}
        onCancel={() => {
          setAsking(false)
          leaving.stay()
        }}
      />
    </>
  )
}
