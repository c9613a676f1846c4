import { TextInput, Title, UnstyledButton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { texts } from '../texts.ts'
import classes from './listing-detail.module.css'

interface ListingTitleProps {
  title: string
  onChange: (title: string) => void
}

/** A heading that becomes a field when clicked. Escape brings the former title back; an empty one is refilled. */
export function ListingTitle({ title, onChange }: ListingTitleProps) {
  const [before, setBefore] = useState<string | null>(null)
  const leave = () => {
    if (title.trim() === '') onChange(texts.listing.defaultTitle)
    setBefore(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave()
    if (event.key === 'Escape') {
      if (before !== null) onChange(before)
      setBefore(null)
    }
  }
  if (before === null) {
    return (
      <Title order={2} className={classes.title}>
        <UnstyledButton className={classes.titleButton} onClick={() => setBefore(title)}>
          <span className={classes.titleText}>{title || texts.list.untitled}</span>
          <IconPencil size={18} stroke={1.7} aria-label={texts.listing.editTitle} />
        </UnstyledButton>
      </Title>
    )
  }
  return (
    <TextInput
      className={classes.title}
      aria-label={texts.listing.title}
      size="md"
      maxLength={200}
      autoFocus
      value={title}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={press}
    />
  )
}
