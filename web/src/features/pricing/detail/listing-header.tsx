import { Button } from '@mantine/core'
import { IconArrowLeft, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Listing } from '../listing/listing.ts'
import { listingHref } from '../listing/listing-href.ts'
import { texts } from '../texts.ts'
import classes from './listing-detail.module.css'
import { ListingTitle } from './listing-title.tsx'
import { SaveIndicator } from './save-indicator.tsx'

interface ListingHeaderProps {
  listing: Listing
  onEdit: (part: Partial<Listing>) => void
  onRemove: () => void
}

export function ListingHeader({ listing, onEdit, onRemove }: ListingHeaderProps) {
  return (
    <header className={classes.header}>
      <Link to={listingHref(listing.marketplace)} className={classes.back}>
        <IconArrowLeft size={18} aria-hidden />
        {texts.list.back}
      </Link>
      <ListingTitle title={listing.title} onChange={(title) => onEdit({ title })} />
      <div className={classes.headerEnd}>
        <SaveIndicator listing={listing} />
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          px="sm"
          leftSection={<IconTrash size={17} stroke={1.7} />}
          onClick={onRemove}
        >
          {texts.listing.remove}
        </Button>
      </div>
    </header>
  )
}
