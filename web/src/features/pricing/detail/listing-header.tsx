import { Anchor, Box, Button, Group, Text, TextInput, Title, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowLeft, IconPencil, IconTrash } from '@tabler/icons-react'
import { longestTitle } from '@vendaclara/contract/pricing'
import { newListingTitle } from '@vendaclara/contract/texts'
import type { Marketplace } from '@vendaclara/core/pricing'
import { type KeyboardEvent, memo, useState } from 'react'
import { Link } from 'react-router'
import pieces from '../../../theme/pieces.module.css'
import { useNarrow } from '../../../theme/widths.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import type { Listing } from '../model/listing.ts'
import { listingHref } from '../model/marketplaces.ts'
import { texts } from '../pricing-texts.ts'
import classes from './listing-detail.module.css'
import { SaveIndicator } from './save-indicator.tsx'

interface ListingHeaderProps {
  marketplace: Marketplace
  id: string
  title: string
  /** Whether it has a link back to the list on a phone. */
  hasBack: boolean
  onEdit: (part: Partial<Listing>) => void
  /** Returns a function that undoes it. */
  onRemove: (id: string) => (() => void) | undefined
}

/** The title and the actions of a listing. Not rendered again at every keystroke in a field. */
export const ListingHeader = memo(function ListingHeader(props: ListingHeaderProps) {
  const { marketplace, id, title, hasBack, onEdit, onRemove } = props
  const isNarrow = useNarrow()
  const [removing, { open, close }] = useDisclosure(false)
  const remove = () => {
    close()
    const undo = onRemove(id)
    if (undo) offerUndo(texts.removal.done(title || texts.list.untitled), undo)
  }
  return (
    <Group
      component="header"
      gap="4px calc(var(--panel-inline) - 8px)"
      mih={44}
      mb="calc(var(--panel-inline) * 1.25 - 6px)"
    >
      {isNarrow && hasBack && (
        <Box flex="1 0 100%">
          <Anchor
            component={Link}
            to={listingHref(marketplace)}
            fz="0.9375rem"
            fw={600}
            mih="var(--target)"
            className={pieces.marked}
          >
            <IconArrowLeft size={18} aria-hidden />
            {texts.list.back}
          </Anchor>
        </Box>
      )}
      <ListingTitle title={title} onChange={(changed) => onEdit({ title: changed })} />
      <Group gap={12} {...(isNarrow && { w: '100%', justify: 'space-between' })}>
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
      </Group>
      <ConfirmDialog
        opened={removing}
        title={texts.removal.title}
        message={texts.removal.message(title)}
        confirmLabel={texts.removal.confirm}
        cancelLabel={texts.removal.cancel}
        onConfirm={remove}
        onCancel={close}
      />
    </Group>
  )
})

interface ListingTitleProps {
  title: string
  onChange: (title: string) => void
}

/**
 * A heading that becomes a field when clicked. Escape restores the former title; an empty title gets the default one.
 */
function ListingTitle({ title, onChange }: ListingTitleProps) {
  const [before, setBefore] = useState<string | null>(null)
  const leave = () => {
    if (title.trim() === '') onChange(newListingTitle)
    setBefore(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave()
    if (event.key === 'Escape') {
      event.stopPropagation()
      if (before !== null) onChange(before)
      setBefore(null)
    }
  }
  if (before === null) {
    return (
      <Title order={2} flex="1 1 300px" miw={0}>
        <UnstyledButton
          className={`${pieces.marked} ${classes.titleButton}`}
          onClick={() => setBefore(title)}
        >
          <Text span inherit lineClamp={2} lh={1.25} style={{ overflowWrap: 'anywhere' }}>
            {title || texts.list.untitled}
          </Text>
          <IconPencil
            size={18}
            stroke={1.7}
            color="var(--mantine-color-dimmed)"
            aria-label={texts.listing.editTitle}
          />
        </UnstyledButton>
      </Title>
    )
  }
  return (
    <TextInput
      flex="1 1 300px"
      miw={0}
      aria-label={texts.listing.title}
      size="md"
      maxLength={longestTitle}
      autoFocus
      value={title}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={press}
    />
  )
}
