import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ShopConfig } from '@vendaclara/contract/shop'
import type { ListingPrice, TableComparison } from '@vendaclara/core/pricing'
import { memo, useDeferredValue, useMemo } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { columnsOf, type TableColumn } from '../../../table/data-table.tsx'
import { ListTable } from '../../../table/list-table.tsx'
import { Loss, Second } from '../../../table/small-table.tsx'
import { useBackCloses } from '../../../ui/dialogs/back-closes.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { formatBrl, formatPercent } from '../../../ui/number-formats.ts'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { type TableChange, tableChanges, tablesInUse } from '../model/tables-in-use.ts'
import { useWideDialog } from '../model/use-wide-dialog.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { listingsQuery } from '../saving/queries.ts'
import { FeeLines } from './facts/fee-lines.tsx'
import type { ConfirmStep as Step } from './fee-step.ts'
import { texts } from './fee-texts.ts'
import { type ListingPreview, previewChanges } from './preview-changes.ts'
import { useSaveFees } from './use-save-fees.ts'

interface ConfirmStepProps {
  step: Step
  onBack: () => void
  onSaved: () => void
}

export function ConfirmStep({ step, onBack, onSaved }: ConfirmStepProps) {
  const { settings, basis } = useCalculator()
  const { proposal, alternative } = step
  const { save, isSaving, failure } = useSaveFees(onSaved)
  const changes = useMemo(
    () => tableChanges(basis.tables, tablesInUse(proposal(settings))),
    [basis.tables, proposal, settings],
  )
  // Removing a table that is not in use says nothing about prices.
  const hasPrices = changes.length > 0 || !step.isRemoval
  // The dialog is painted before thousands of listings are compared.
  const isPainted = useDeferredValue(true, false)
  return (
    <Stack gap="md">
      <Title order={3} tabIndex={-1} data-step-heading style={{ outline: 'none' }}>
        {step.message ? texts.removal.title : texts.preview.title}
      </Title>
      {step.message && <WarningAlert>{step.message}</WarningAlert>}
      <div>
        {changes.map(({ marketplace, before, after }) => (
          <div key={marketplace}>
            <Text size="sm">
              {before.id === after.id
                ? texts.preview.edited(pricingTexts.marketplaces[marketplace], after.name)
                : texts.preview.from(pricingTexts.marketplaces[marketplace], before.name, after.name)}
            </Text>
            <FeeLines table={after} />
          </div>
        ))}
      </div>
      {isPainted && hasPrices && <ChangeSummary config={basis.config} changes={changes} />}
      {failure && <FailureAlert title={texts.failed} message={failure} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {texts.preview.back}
        </Button>
        {alternative && (
          <Button variant="default" disabled={isSaving} onClick={() => save(alternative)}>
            {texts.preview.onlyKeep}
          </Button>
        )}
        <Button
          {...(step.isRemoval ? { color: 'red' } : {})}
          loading={isSaving}
          onClick={() => save(proposal)}
        >
          {step.confirm}
        </Button>
      </Group>
    </Stack>
  )
}

interface PreviewDialogProps {
  /** Undefined while it is closed. */
  step: Step | undefined
  onClose: () => void
}

export function PreviewDialog({ step, onClose }: PreviewDialogProps) {
  const close = useBackCloses(step !== undefined, onClose)
  return (
    <Modal {...useWideDialog()} opened={step !== undefined} onClose={close} title={texts.tab}>
      {step && <ConfirmStep step={step} onBack={close} onSaved={close} />}
    </Modal>
  )
}

interface ChangeSummaryProps {
  config: ShopConfig
  changes: readonly TableChange[]
}

/** How many prices change and which listings lose margin. Calculated again only if the change does. */
const ChangeSummary = memo(function ChangeSummary({ config, changes }: ChangeSummaryProps) {
  const { data: listings } = useQuery(listingsQuery(useSession().user))
  const preview = useMemo(
    () => listings && previewChanges(listings, config, changes),
    [listings, config, changes],
  )
  if (!preview) return null
  if (changes.length === 0) return <Text size="sm">{texts.preview.nothingMore}</Text>
  if (preview.count === 0) return <Text size="sm">{texts.preview.noListings}</Text>
  if (preview.listings.length === 0) return <Text size="sm">{texts.preview.nothing(preview.count)}</Text>
  return (
    <>
      <div role="status">
        <Text fw={600}>{texts.preview.total(preview.repriced, preview.losing)}</Text>
        {preview.losing > 0 && (
          <Text size="sm" c="dimmed">
            {texts.preview.advice}
          </Text>
        )}
      </div>
      {preview.weightless > 0 && <WarningAlert>{texts.preview.weightless(preview.weightless)}</WarningAlert>}
      <ChangedListings listings={preview.listings} isNamed={changes.length > 1} />
    </>
  )
})

const listingsOnPage = 50

interface ChangedListingsProps {
  listings: readonly ListingPreview[]
  isNamed: boolean
}

function ChangedListings({ listings, isNamed }: ChangedListingsProps) {
  return (
    <ListTable
      label={texts.preview.list}
      pagesLabel={texts.preview.pages}
      columns={isNamed ? columns : columns.filter(({ id }) => id !== 'marketplace')}
      rows={listings}
      keyOf={({ listing }) => `${listing.marketplace}.${listing.id}`}
      rowsOnPage={listingsOnPage}
      mah="min(360px, 42dvh)"
    />
  )
}

const columns: readonly TableColumn<ListingPreview>[] = columnsOf(
  texts.preview.columns,
  {
    name: ({ listing, comparison }) => (
      <>
        {listing.title || pricingTexts.list.untitled}
        <Second>{marginInWords(comparison)}</Second>
      </>
    ),
    marketplace: ({ listing }) => pricingTexts.marketplaces[listing.marketplace],
    before: ({ comparison: { before } }) => shownPrice(before),
    after: ({ comparison: { after } }) => <strong>{shownPrice(after)}</strong>,
    margin: ({ comparison: { margin } }) =>
      margin !== 'unknown' && <Loss isLoss={margin === 'lost'}>{texts.preview[margin]}</Loss>,
  },
  ['marketplace', 'margin'],
)

function shownPrice(price: ListingPrice): string {
  return price.outcome === 'priced' ? formatBrl(price.price) : texts.preview.noPrice
}

function marginInWords({ before, oldPrice }: TableComparison): string {
  if (before.outcome !== 'priced') return texts.preview.neverPriced
  if (oldPrice === null) return texts.preview.unknown
  return texts.preview.left(
    oldPrice.margin === null ? formatBrl(oldPrice.profit) : formatPercent(oldPrice.margin),
  )
}
