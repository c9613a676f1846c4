import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowLeft, IconTrash } from '@tabler/icons-react'
import type { Marketplace } from '@vendaclara/core/pricing'
import { memo } from 'react'
import { Link } from 'react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { Listing } from '../listing/listing.ts'
import { listingHref } from '../listing/listing-href.ts'
import { texts } from '../texts.ts'
import classes from './listing-detail.module.css'
import { ListingTitle } from './listing-title.tsx'
import { SaveIndicator } from './save-indicator.tsx'

interface ListingHeaderProps {
  marketplace: Marketplace
  id: string
  title: string
  onEdit: (part: Partial<Listing>) => void
  onRemove: (id: string) => void
}

/** What is said and done of a listing as a whole. Not drawn again at every keystroke in a field. */
export const ListingHeader = memo(function ListingHeader(props: ListingHeaderProps) {
  const { marketplace, id, title, onEdit, onRemove } = props
  const [removing, { open, close }] = useDisclosure(false)
  const remove = () => {
    close()
    onRemove(id)
  }
  return (
    <header className={classes.header}>
      <Link to={listingHref(marketplace)} className={classes.back}>
        <IconArrowLeft size={18} aria-hidden />
        {texts.list.back}
      </Link>
      <ListingTitle title={title} onChange={(changed) => onEdit({ title: changed })} />
      <div className={classes.headerEnd}>
        <SaveIndicator marketplace={marketplace} id={id} />
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          px="sm"
          leftSection={<IconTrash size={17} stroke={1.7} />}
          onClick={open}
        >
          {texts.listing.remove}
        </Button>
      </div>
      <ConfirmDialog
        opened={removing}
        title={texts.removal.title}
        message={texts.removal.message(title)}
        confirmLabel={texts.removal.confirm}
        cancelLabel={texts.removal.cancel}
        onConfirm={remove}
        onCancel={close}
      />
    </header>
  )
})
