import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { texts } from './texts.ts'
import classes from './working.module.css'

interface OrderSearchProps {
  text: string
  onText: (text: string) => void
}

export function OrderSearch({ text, onText }: OrderSearchProps) {
  return (
    <TextInput
      className={classes.search}
      label={texts.search}
      placeholder={texts.searchHint}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text !== '' && <CloseButton size="sm" aria-label={texts.clearSearch} onClick={() => onText('')} />
      }
    />
  )
}
