import { CloseButton, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { helpHref } from '../../addresses.ts'
import pieces from '../../theme/pieces.module.css'
import { useShortcuts } from '../../ui/shortcuts.tsx'
import { type FoundSection, findSections } from './find-sections.ts'
import classes from './help.module.css'
import { pages } from './pages.ts'
import { texts } from './texts.ts'

const announcedAfter = 500

interface HelpSearchProps {
  sought: string
  onSearch: (sought: string) => void
  onChosen: () => void
}

/** The search in the whole help. The arrow keys move through the results, Escape ends it. */
export function HelpSearch({ sought, onSearch, onChosen }: HelpSearchProps) {
  const found = useMemo(() => findSections(sought), [sought])
  const input = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLElement>(null)
  const shortcuts = useMemo(
    () => [{ key: '/', label: texts.search.label, run: () => input.current?.focus() }],
    [],
  )
  useShortcuts(shortcuts)
  const isSearching = sought.trim() !== ''
  // Announced once when typing pauses, not with each letter.
  const [said] = useDebouncedValue(
    isSearching
      ? found.length === 0
        ? texts.search.none(sought.trim())
        : texts.search.count(found.length)
      : '',
    announcedAfter,
  )

  function clear(): void {
    onSearch('')
    input.current?.focus()
  }

  function move(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isSearching) clear()
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const places: HTMLElement[] = [...(results.current?.querySelectorAll('a') ?? [])]
    if (input.current) places.unshift(input.current)
    const at = places.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 ? undefined : places[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from the field to the links below it
    <div onKeyDown={move} data-screen-only>
      <search>
        <TextInput
          ref={input}
          type="text"
          value={sought}
          onChange={(event) => onSearch(event.currentTarget.value)}
          aria-label={texts.search.label}
          placeholder={texts.search.hint}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={sought !== '' && <CloseButton aria-label={texts.search.clear} onClick={clear} />}
          size="md"
          maxLength={100}
        />
      </search>
      <Text role="status" size="sm" c="dimmed" mih="1.6em" mt={6}>
        {said}
      </Text>
      {isSearching && <Results ref={results} found={found} onChosen={onChosen} />}
    </div>
  )
}

interface ResultsProps {
  ref: React.Ref<HTMLElement>
  found: readonly FoundSection[]
  onChosen: () => void
}

function Results({ ref, found, onChosen }: ResultsProps) {
  const headingId = useId()
  return (
    <section ref={ref} aria-labelledby={headingId}>
      <Title order={2} id={headingId} fz="1rem" mt={10} mb={8}>
        {texts.search.results}
      </Title>
      {found.length === 0 && <Text c="dimmed">{texts.search.advice}</Text>}
      <ul className={pieces.bare}>
        {found.map(({ page, section, excerpt: [before, word, after] }) => (
          <li key={`${page} ${section.id}`}>
            <Link to={helpHref(page, section.id)} onClick={onChosen} className={pieces.entry}>
              <Text span size="sm" c="dimmed">
                {pages[page].title}
              </Text>
              <strong>{section.title}</strong>
              <Text span c="dimmed" fz="0.9375rem" className={classes.excerpt}>
                {before}
                <mark>{word}</mark>
                {after}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
