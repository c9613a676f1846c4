import { Anchor, Select, Text } from '@mantine/core'
import { type AdsFigures, isMargin } from '@vendaclara/core/ads'
import { readTypedNumber } from '@vendaclara/core/money'
import { useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { NumberField } from '../../../forms/number-field.tsx'
import { formatCount, formatNumber } from '../../../ui/number-formats.ts'
import { texts } from './texts.ts'
import type { ChosenForProduct, VerdictSettings } from './verdict-settings.ts'

const inputOrder = ['label', 'input', 'error', 'description'] as const

/** The margin; empty until one is entered. */
export function MarginField({ settings: { chosen, choose } }: { settings: VerdictSettings }) {
  const { margin = 0, takenFrom } = chosen
  return (
    <NumberField
      label={texts.margin.label}
      description={
        takenFrom === undefined ? margin === 0 && texts.margin.hint : texts.margin.takenFrom(takenFrom)
      }
      inputWrapperOrder={[...inputOrder]}
      value={margin}
      read={readMargin}
      show={(percent) => (percent === 0 ? '' : formatNumber(percent, 0, 2))}
      refusal={texts.margin.refusal}
      onChange={(percent) => choose({ margin: percent === 0 ? undefined : percent, takenFrom: undefined })}
      rightSection="%"
      rightSectionPointerEvents="none"
      size="md"
      flex="1 1 220px"
    />
  )
}

function readMargin(text: string): number | null {
  const percent = readTypedNumber(text)
  return percent !== null && isMargin(percent) ? percent : null
}

const mostClicks = 1_000_000

interface ClicksFieldProps {
  total: Pick<AdsFigures, 'clicks' | 'conversions'>
  settings: VerdictSettings
}

/** From how many clicks on a term is judged. */
export function ClicksField({
  total,
  settings: { minimumClicks, ownMinimumClicks, choose },
}: ClicksFieldProps) {
  const own = formatCount(ownMinimumClicks)
  const isOwn = minimumClicks === ownMinimumClicks
  return (
    <NumberField
      label={texts.clicks.label}
      description={
        isOwn ? (
          texts.clicks[total.conversions > 0 && total.clicks > 0 ? 'own' : 'withoutSales'](own)
        ) : (
          <Anchor
            component="button"
            type="button"
            inherit
            onClick={() => choose({ minimumClicks: undefined })}
          >
            {texts.clicks.reset(own)}
          </Anchor>
        )
      }
      inputWrapperOrder={[...inputOrder]}
      value={minimumClicks}
      read={readClicks}
      show={formatCount}
      refusal={texts.clicks.refusal}
      onChange={(clicks) =>
        choose({ minimumClicks: clicks === 0 || clicks === ownMinimumClicks ? undefined : clicks })
      }
      flex="0 1 250px"
    />
  )
}

function readClicks(text: string): number | null {
  const clicks = readTypedNumber(/^\s*\d{1,3}(\.\d{3})+\s*$/.test(text) ? text.replaceAll('.', '') : text)
  return clicks !== null && Number.isInteger(clicks) && clicks >= 1 && clicks <= mostClicks ? clicks : null
}

const mostOffered = 50

interface ListingSelectProps {
  margins: ListingMargins
  isMarginKnown: boolean
  onChoose: (chosen: Pick<ChosenForProduct, 'margin' | 'takenFrom'>) => void
}

/** Takes the margin from a saved listing. */
export function ListingSelect({ margins, isMarginKnown, onChoose }: ListingSelectProps) {
  const [unusable, setUnusable] = useState<string>()
  const { state, listings, marginOf, onRetry } = margins
  if (state === 'failed') {
    return (
      <Text size="sm" role="alert" flex="1 1 220px">
        {texts.margin.failed}{' '}
        <Anchor component="button" type="button" inherit underline="always" onClick={onRetry}>
          {texts.margin.retry}
        </Anchor>
      </Text>
    )
  }
  if (state === 'ready' && listings.every((group) => group.listings.length === 0)) {
    return isMarginKnown ? null : (
      <Text size="sm" c="dimmed" flex="1 1 220px">
        {texts.margin.none}{' '}
        <Anchor component={Link} to={addresses.calculator} inherit underline="always">
          {texts.margin.calculator}
        </Anchor>
      </Text>
    )
  }
  const choose = (id: string | null) => {
    const listing = listings.flatMap((group) => group.listings).find((one) => one.id === id)
    if (!listing) return
    const margin = round(marginOf(listing.id) ?? 0)
    setUnusable(isMargin(margin) ? undefined : listing.title)
    if (isMargin(margin)) onChoose({ margin, takenFrom: listing.title })
  }
  return (
    <Select
      label={texts.margin.select}
      placeholder={state === 'loading' ? texts.margin.loading : texts.margin.choose}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={unusable !== undefined && texts.margin.unusable(unusable)}
      disabled={state === 'loading'}
      data={listings.map((group) => ({
        group: group.marketplace,
        items: group.listings.map(({ id, title }) => ({ value: id, label: title })),
      }))}
      value={null}
      onChange={choose}
      flex="1 1 220px"
      searchable
      // If it opened on focus, it would cover the margin above when one tabs through.
      openOnFocus={false}
      limit={mostOffered}
      nothingFoundMessage={texts.margin.notFound}
      size="md"
      comboboxProps={{ portalProps: { target: 'main' } }}
    />
  )
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100
}

/** The calculator's saved listings, to take a margin from. */
export interface ListingMargins {
  readonly state: 'loading' | 'failed' | 'ready'
  readonly listings: readonly ListingsOfMarketplace[]
  /** The contribution margin of a listing, in percent of the price; null if it has none. */
  readonly marginOf: (id: string) => number | null
  readonly onRetry: () => void
}

interface ListingsOfMarketplace {
  readonly marketplace: string
  readonly listings: readonly { readonly id: string; readonly title: string }[]
}
