import { CloseButton, TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { texts } from './texts.ts'

const pauseOfTyping = 200

export interface SearchFieldProps extends Pick<TextInputProps, 'className' | 'flex' | 'maw' | 'placeholder'> {
  /** What is searched. */
  label: string
  text: string
  onSearch: (text: string) => void
  ref: Ref<HTMLInputElement>
}

/** Searches once typing pauses. A text that comes from the address replaces the typed one. */
export function SearchField({ label, text, onSearch, ref, ...input }: SearchFieldProps) {
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  if (seen !== text) {
    setSeen(text)
    setTyped(text)
  }
  const hasKeyboard = useMediaQuery('(pointer: fine)', true, { getInitialValueInEffect: false })
  const searchLater = useDebouncedCallback(onSearch, pauseOfTyping)
  const type = (next: string) => {
    setTyped(next)
    searchLater(next)
  }
  return (
    <TextInput
      ref={ref}
      type="search"
      aria-label={label}
      placeholder={hasKeyboard ? texts.searchHint : texts.searchHintAlone}
      maxLength={100}
      {...input}
      leftSection={<IconSearch size={17} />}
      rightSection={typed && <CloseButton aria-label={texts.clearSearch} onClick={() => type('')} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
