import { Button, Group, Stack } from '@mantine/core'
import { brazilianDay } from '@vendaclara/core/calendar'
import { useMemo } from 'react'
import { RefusedFiles } from '../../../files/choose/refused-files.tsx'
import { DayField } from '../../../forms/day-field.tsx'
import pieces from '../../../theme/pieces.module.css'
import { SteadyButton } from '../../../ui/buttons.tsx'
import { formatDay } from '../../../ui/days.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import type { Bought } from '../purchases/bought.ts'
import { BuyersQuestion } from '../purchases/buyers-question.tsx'
import { useMatches } from '../purchases/matches.ts'
import { PurchasesPreview } from '../purchases/purchases-preview.tsx'
import { inParts } from '../saving/change-parts.ts'
import type { ProductList } from '../saving/queries.ts'
import { changeProblem, useChangeProducts } from '../saving/use-change-products.ts'
import { ImportPreview } from './import-preview.tsx'
import { changeOfImport, plannedImport } from './planned-import.ts'
import { texts } from './texts.ts'
import type { FilesRead } from './use-read-files.ts'

interface ReviewStepProps {
  list: ProductList
  bought: Bought
  read: FilesRead
  taxIds: readonly string[]
  /** The day from which the costs are valid; '' if none is typed. */
  costsFrom: string
  /** The first day of the earliest month of orders; absent if there is none. */
  firstSoldOn?: string | undefined
  onCostsFrom: (day: string) => void
  onBuyers: (taxIds: readonly string[]) => void
  onSaving: (isSaving: boolean) => void
  onOtherFiles: () => void
  /** Called with the change, which can be undone, and what was saved in words. */
  onSaved: (change: string, done: string) => void
}

const longestName = 200
const { preview } = texts

type CostsFromProps = Pick<ReviewStepProps, 'costsFrom' | 'firstSoldOn' | 'onCostsFrom'>

/** From which day the costs are valid. What was sold before has none, so the first day of the orders is offered. */
function CostsFrom({ costsFrom, firstSoldOn, onCostsFrom }: CostsFromProps) {
  const isEarlier = firstSoldOn !== undefined && (costsFrom === '' || firstSoldOn < costsFrom)
  return (
    <Group align="end" gap="sm">
      <DayField label={preview.costsFrom} value={costsFrom} onChange={onCostsFrom} />
      {isEarlier && (
        <Button variant="subtle" onClick={() => onCostsFrom(firstSoldOn)}>
          {preview.fromFirstSold(formatDay(firstSoldOn))}
        </Button>
      )}
    </Group>
  )
}

/** Everything that the files would change, and the button that lets it count. */
export function ReviewStep(props: ReviewStepProps) {
  const { list, bought, read, taxIds, costsFrom, onBuyers, onSaving, onOtherFiles, onSaved } = props
  // Until it is known who the seller is, no invoice is known to be the seller's.
  const isAsked = taxIds.length === 0 && read.others.length > 0
  const planned = useMemo(() => {
    const invoices = isAsked ? [] : read.invoices
    const { products } = read
    return plannedImport(list, bought, { products, invoices }, costsFrom || brazilianDay(new Date()))
  }, [list, bought, read, isAsked, costsFrom])
  const matches = useMatches(planned.unmatched)
  const saving = useChangeProducts()
  const name = read.files.map((file) => file.name).join(', ') || texts.calculator
  const change = useMemo(
    () => changeOfImport(list, planned, { name: name.slice(0, longestName), items: matches.items, taxIds }),
    [list, planned, name, matches.items, taxIds],
  )
  const tooMuch = useMemo(() => inParts(change) === null, [change])
  const [products, purchases] = [planned.files.saved.length, planned.purchases.saved.length]
  const parts = [
    ...(products > 0 ? [preview.products(products)] : []),
    ...(purchases > 0 ? [preview.purchases(purchases)] : []),
  ]
  const save = () => {
    onSaving(true)
    saving.mutate(change, {
      onSuccess: ({ id }) => onSaved(id, preview.done(parts)),
      onSettled: () => onSaving(false),
    })
  }
  const hasCosts = read.products.some(({ facts }) => facts.some(({ cost }) => cost !== null))
  const refused = read.refused.filter(({ isOfBuyer }) => !isOfBuyer || !isAsked)
  return (
    <Stack gap="md">
      <RefusedFiles refused={refused} title={texts.refused} />
      {isAsked && <BuyersQuestion others={read.others} onAnswer={onBuyers} />}
      {hasCosts && <CostsFrom {...props} />}
      {read.products.length > 0 && (
        <ImportPreview plan={planned.files} products={list.products} files={read.products} />
      )}
      {read.invoices.length > 0 && !isAsked && (
        <PurchasesPreview
          plan={planned.purchases}
          read={read.invoices}
          sure={planned.sure.length}
          unmatched={planned.unmatched}
          products={planned.products}
          matches={matches}
        />
      )}
      {tooMuch && <WarningAlert>{preview.tooMany}</WarningAlert>}
      {saving.error && <FailureAlert title={preview.failed} message={changeProblem(saving.error)} />}
      <div className={pieces.foot}>
        {parts.length > 0 && (
          <SteadyButton
            isBusy={saving.isPending}
            busyLabel={preview.taking}
            isIdle={tooMuch || matches.isWrong || costsFrom === ''}
            onClick={save}
          >
            {preview.takeAll(parts)}
          </SteadyButton>
        )}
        <Button variant="default" onClick={onOtherFiles} disabled={saving.isPending}>
          {texts.otherFiles}
        </Button>
      </div>
    </Stack>
  )
}
