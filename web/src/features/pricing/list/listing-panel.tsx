import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus, IconSettings } from '@tabler/icons-react'
import type { Marketplace } from '@vendaclara/core/pricing'
import { type MouseEvent, memo, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { helpHref } from '../../../addresses.ts'
import { SearchField } from '../../../table/wide/search-field.tsx'
import { useNarrow } from '../../../theme/widths.ts'
import { useShortcuts } from '../../../ui/shortcuts.tsx'
import { HelpMenu } from '../../../ui/tour/help-menu.tsx'
import { TransferMenu } from '../import/import-menu.tsx'
import type { Listing } from '../model/listing.ts'
import { listingHref } from '../model/marketplaces.ts'
import { ViewSwitch } from '../model/view-switch.tsx'
import { texts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { ConflictSummary } from '../saving/conflict/conflict-summary.tsx'
import calculator from './calculator.module.css'
import classes from './list.module.css'
import { ListingList } from './listing-list.tsx'
import { MarketplaceChoice } from './marketplace-choice.tsx'

interface ListingPanelProps {
  marketplace: Marketplace
  listings: readonly Listing[]
  selectedId: string | undefined
  onCreate: (event: Pick<MouseEvent, 'detail'>) => void
}

export const ListingPanel = memo(function ListingPanel(props: ListingPanelProps) {
  const { marketplace, listings, selectedId, onCreate } = props
  const [search, setSearch] = useState('')
  const found = useMemo(() => filterListings(listings, search), [listings, search])
  return (
    <section className={calculator.side} aria-label={texts.list.name}>
      <PanelHead
        marketplace={marketplace}
        isEmpty={listings.length === 0}
        search={search}
        onSearch={setSearch}
        onCreate={onCreate}
      />
      <PanelConflicts openId={selectedId} />
      {found.length > 0 ? (
        <ListingList listings={found} selectedId={selectedId} />
      ) : (
        listings.length > 0 && (
          <Text size="sm" c="dimmed" p="lg">
            {texts.list.nothingFound(search)}
          </Text>
        )
      )}
      {listings.length > 0 && (
        <PanelFoot>
          {found.length > 0 ? texts.list.count(found.length) : texts.list.noneOf(listings.length)}
        </PanelFoot>
      )}
    </section>
  )
})

interface PanelHeadProps extends Omit<ListingPanelProps, 'listings' | 'selectedId'> {
  isEmpty: boolean
  search: string
  onSearch: (search: string) => void
}

/** Separate from the list, so that a typed price only renders its own row. */
const PanelHead = memo(function PanelHead(props: PanelHeadProps) {
  const { marketplace, isEmpty, search, onSearch, onCreate } = props
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useShortcuts([
    { key: '/', isSearch: true, label: texts.shortcuts.search, run: () => field.current?.focus() },
    { key: 'n', label: texts.list.create, run: () => onCreate({ detail: 1 }) },
  ])
  return (
    <Stack gap={14} px={20} pt={24} pb={16}>
      <Group justify="space-between" gap={8}>
        <Text flex="1 1 9rem" fz="1.125rem" fw={650} lts="-0.015em" aria-hidden>
          {texts.title}
        </Text>
        <HelpMenu help={helpHref('calculadora')} hasShortcuts />
        <ViewSwitch isTable={false} />
      </Group>
      <MarketplaceChoice
        marketplace={marketplace}
        className={classes.switch}
        // At once, so that a listing made right after it is of the chosen one.
        onChange={(chosen) => void navigate(listingHref(chosen), { flushSync: true })}
      />
      <PanelButtons isEmpty={isEmpty} onCreate={onCreate} />
      {!isEmpty && (
        <SearchField
          ref={field}
          label={texts.list.search}
          placeholder={texts.list.search}
          text={search}
          onSearch={onSearch}
        />
      )}
    </Stack>
  )
})

const PanelConflicts = memo(function PanelConflicts({ openId }: { openId: string | undefined }) {
  const navigate = useNavigate()
  return (
    <Box px={20}>
      <ConflictSummary
        openId={openId ?? ''}
        onOpen={({ marketplace, id }) => void navigate(listingHref(marketplace, id))}
      />
    </Box>
  )
})

function PanelButtons({ isEmpty, onCreate }: Pick<PanelHeadProps, 'isEmpty' | 'onCreate'>) {
  const { onConfigure } = useCalculator()
  const isNarrow = useNarrow()
  return (
    <div className={classes.buttons}>
      {!(isNarrow && isEmpty) && (
        <Button
          className={classes.create}
          variant={isEmpty ? 'default' : 'filled'}
          px="sm"
          leftSection={<IconPlus size={18} />}
          onClick={onCreate}
        >
          {texts.list.create}
        </Button>
      )}
      <TransferMenu />
      <Button
        variant="default"
        px="sm"
        leftSection={<IconSettings size={18} stroke={1.7} />}
        onClick={() => onConfigure('shop')}
      >
        {texts.list.settings}
      </Button>
    </div>
  )
}

const PanelFoot = memo(function PanelFoot({ children }: { children: string }) {
  return (
    <Text
      size="xs"
      c="dimmed"
      mt="auto"
      px={20}
      pt={{ base: 18, sm: 10 }}
      pb={10}
      mih={{ base: 'var(--support-room)', sm: 0 }}
      style={{ borderTop: '1px solid var(--hairline)' }}
    >
      {children}
    </Text>
  )
})

const known = new WeakMap<Listing, string>()

/** The listings whose title or SKU contains a text, ignoring case and accents. */
export function filterListings(listings: readonly Listing[], text: string): readonly Listing[] {
  const searched = plain(text.trim())
  return searched === '' ? listings : listings.filter((listing) => plainText(listing).includes(searched))
}

function plainText(listing: Listing): string {
  const text = known.get(listing) ?? plain(`${listing.title}\n${listing.sku ?? ''}`)
  known.set(listing, text)
  return text
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
