import { Drawer } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListingDetail } from '../detail/listing-detail.tsx'
import classes from '../list/calculator.module.css'
import type { Listing, ListingsByMarketplace } from '../model/listing.ts'
import { marketplaceOf } from '../model/marketplaces.ts'
import { useCloseInTable } from '../model/open-in-table.ts'
import { texts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'

export function ListingDrawer({ listings }: { listings: ListingsByMarketplace }) {
  const { actions } = useCalculator()
  const [search] = useSearchParams()
  const close = useCloseInTable()
  const id = search.get('anuncio')
  const open = listings[marketplaceOf(search.get('marketplace'))].find((listing) => listing.id === id)
  const [shown, setShown] = useState<Listing>()
  // It is still rendered while the drawer closes.
  if (open && open !== shown) setShown(open)
  const remove = (removed: string) => {
    const undo = shown && actions.remove(shown.marketplace, removed)
    close()
    return undo
  }
  return (
    <Drawer
      position="right"
      size={860}
      padding="md"
      opened={open !== undefined}
      onClose={close}
      // Mantine would close on Escape even if a field uses the key, as the title and number fields do.
      closeOnEscape={false}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) close()
      }}
      title={shown && texts.openListing(texts.marketplaces[shown.marketplace])}
      closeButtonProps={{ 'aria-label': texts.closeListing }}
    >
      {shown && (
        <div className={classes.inPanel}>
          <ListingDetail key={shown.id} isInPanel listing={shown} onRemove={remove} />
        </div>
      )}
    </Drawer>
  )
}
