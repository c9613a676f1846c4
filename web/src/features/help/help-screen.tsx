import { Anchor, Box, Flex, SimpleGrid, Text, Title } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link, useLocation, useParams, useSearchParams } from 'react-router'
import type { HelpDocument } from '../../../help/document.ts'
import { addresses, type HelpPage, helpHref, helpPageNames } from '../../addresses.ts'
import { OpenBar } from '../../theme/open-bar.tsx'
import pieces from '../../theme/pieces.module.css'
import reading from '../../theme/reading.module.css'
import { Blocks } from './blocks.tsx'
import classes from './help.module.css'
import { HelpSearch } from './help-search.tsx'
import { pages } from './pages.ts'
import { texts } from './texts.ts'

/**
 * The help: the list of pages, one page, or search results. It is public, and part of the product, so it works
 * offline.
 */
export function HelpScreen() {
  const { page } = useParams()
  const { sought, type, keep } = useSought()
  const name = helpPageNames.find((one) => one === page)
  const shown = name && pages[name]
  const isSearching = sought.trim() !== ''
  return (
    <div className={reading.page}>
      <title>{`${shown ? `${shown.title} · ${texts.title}` : texts.title} · ${texts.product}`}</title>
      <OpenBar texts={texts} maw={1080} px={20} />
      <Flex
        justify={{ base: 'center', md: 'start' }}
        gap={64}
        px={20}
        pt={{ base: 4, md: 32 }}
        className={reading.columns}
      >
        <HelpContents current={name} />
        <main className={reading.text}>
          {shown && (
            <Anchor
              component={Link}
              to={addresses.help}
              hiddenFrom="md"
              fw={600}
              size="sm"
              className={pieces.standing}
              data-screen-only
            >
              <IconArrowLeft size={16} aria-hidden /> {texts.all}
            </Anchor>
          )}
          {!shown && (
            <Box component="header" mb="lg">
              <Title order={1}>{texts.title}</Title>
              <Text c="dimmed" mt={6}>
                {page === undefined ? texts.lead : texts.unknown}
              </Text>
            </Box>
          )}
          <HelpSearch sought={sought} onSearch={type} onChosen={keep} />
          {!isSearching && (shown ? <HelpText document={shown} /> : <HelpIndex />)}
        </main>
      </Flex>
    </div>
  )
}

const pauseOfTyping = 200

interface Sought {
  /** What is typed. */
  sought: string
  type: (sought: string) => void
  /** Writes what is typed into the address now, before the page is left. */
  keep: () => void
}

/** The address gets what is typed when typing pauses, so it is still there after returning from a page. */
function useSought(): Sought {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const named = search.get('busca') ?? ''
  const place = `${pathname} ${named}`
  const [sought, setSought] = useState(named)
  const [seen, setSeen] = useState(place)
  if (seen !== place) {
    setSeen(place)
    setSought(named)
  }
  const nameLater = useDebouncedCallback((typed: string, typedAt: string) => {
    // The address names a page that was chosen since then before the page is drawn.
    if (typed === named || typedAt !== window.location.pathname) return
    const next = typed === '' ? {} : { busca: typed }
    setSearch(next, { replace: true, preventScrollReset: true, flushSync: true })
  }, pauseOfTyping)
  const type = (typed: string) => {
    setSought(typed)
    nameLater(typed, pathname)
  }
  return { sought, type, keep: () => nameLater.flush() }
}

/** Shown next to a page if there is room: all pages, and the chapters of this one. */
function HelpContents({ current }: { current: HelpPage | undefined }) {
  return (
    <Box component="nav" visibleFrom="md" aria-label={texts.pages} className={reading.contents}>
      <ul>
        {helpPageNames.map((page) => (
          <li key={page}>
            <Link to={helpHref(page)} aria-current={page === current ? 'page' : undefined}>
              {pages[page].title}
            </Link>
            {page === current && (
              <ul>
                {pages[page].sections
                  .filter(({ level }) => level === 2)
                  .map(({ id, title }) => (
                    <li key={id}>
                      <Link to={helpHref(page, id)}>{title}</Link>
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Box>
  )
}

function HelpIndex() {
  return (
    <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} mt="xl" className={pieces.bare}>
      {helpPageNames.map((page) => (
        <li key={page}>
          <Link to={helpHref(page)} className={classes.card}>
            <strong>{pages[page].title}</strong>
            <Blocks blocks={pages[page].lead} />
          </Link>
        </li>
      ))}
    </SimpleGrid>
  )
}

function HelpText({ document: shown }: { document: HelpDocument }) {
  useReadFrom(useLocation())
  return (
    <article>
      <Title order={1} mt="lg">
        {shown.title}
      </Title>
      <Box mt={10} fz="1.0625rem" c="dimmed">
        <Blocks blocks={shown.lead} />
      </Box>
      {shown.sections.map(({ id, title, level, blocks }) => (
        <section key={id} aria-labelledby={id} className={reading.section} data-level={level}>
          <Title order={level} id={id} tabIndex={-1} className={reading.heading}>
            {title}
          </Title>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </article>
  )
}

/** Scrolls to the section in the address and focuses it, so that keyboards and screen readers continue there. */
function useReadFrom({ hash, key }: { hash: string; key: string }) {
  useEffect(() => {
    // Each visit has a new key, so the same section can be opened again.
    const heading = key && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!heading) return
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  }, [hash, key])
}
