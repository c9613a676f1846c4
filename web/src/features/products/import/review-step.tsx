import { Box, Button, Group, Stack } from '@mantine/core'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { ProductFile } from '@vendaclara/core/products'
import { useMemo, useState } from 'react'
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
import { ShopQuestion } from './shop-question.tsx'
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
  /** Called with a file that is not to count. */
  onLeaveOut: (file: ProductFile) => void
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

/** What the files would change, and the answers that it waits for. While it is saved, it stays what is saved. */
function usePlan({ list: newest, bought, read, taxIds, costsFrom }: ReviewStepProps) {
  const [saved, setSaved] = useState<ProductList>()
  const list = saved ?? newest
  const { products, invoices, others } = read
  // Until it is known who the seller is, no invoice is known to be the seller's.
  const isAsked = taxIds.length === 0 && others.length > 0
  const planned = useMemo(() => {
    const known = { products, invoices: isAsked ? [] : invoices }
    return plannedImport(list, bought, known, costsFrom || brazilianDay(new Date()))
  }, [list, bought, products, invoices, isAsked, costsFrom])
  const matches = useMatches(planned.unmatched)
  const name = read.files.map((file) => file.name).join(', ') || texts.calculator
  const change = useMemo(
    () => changeOfImport(list, planned, { name: name.slice(0, longestName), items: matches.items, taxIds }),
    [list, planned, name, matches.items, taxIds],
  )
  return {
    list,
    planned,
    matches,
    change,
    isAsked,
    hold: () => setSaved(list),
    release: () => setSaved(undefined),
  }
}

/** Everything that the files would change, and the button that lets it count. */
export function ReviewStep(props: ReviewStepProps) {
  const { read, costsFrom, onBuyers, onLeaveOut, onSaving, onOtherFiles, onSaved } = props
  const { list, planned, matches, change, isAsked, hold, release } = usePlan(props)
  const saving = useChangeProducts()
  const [taken, setTaken] = useState<readonly ProductFile[]>([])
  const shop = planned.shops.find(({ file }) => !taken.includes(file))
  const tooMuch = useMemo(() => inParts(change) === null, [change])
  const [products, purchases] = [planned.files.saved.length, planned.purchases.saved.length]
  const parts = [
    ...(products > 0 ? [preview.products(products)] : []),
    ...(purchases > 0 ? [preview.purchases(purchases)] : []),
  ]
  const save = () => {
    onSaving(true)
    hold()
    saving.mutate(change, {
      onSuccess: ({ id }) => onSaved(id, preview.done(parts)),
      onError: release,
      onSettled: () => onSaving(false),
    })
  }
  const hasCosts = read.products.some(({ facts }) => facts.some(({ cost }) => cost !== null))
  const refused = read.refused.filter(({ isOfBuyer }) => !isOfBuyer || !isAsked)
  return (
    <Stack gap="md">
      <RefusedFiles refused={refused} title={texts.refused} />
      {isAsked && <BuyersQuestion others={read.others} onAnswer={onBuyers} />}
      {shop && (
        <ShopQuestion
          key={shop.file.source}
          doubted={shop}
          onTake={() => setTaken([...taken, shop.file])}
          onLeaveOut={() => onLeaveOut(shop.file)}
        />
      )}
      {hasCosts && <CostsFrom {...props} />}
      {read.products.length > 0 && (
        <ImportPreview plan={planned.files} products={list.products} files={read.products} />
      )}
      {read.invoices.length > 0 && !isAsked && (
        <PurchasesPreview read={read.invoices} planned={planned} matches={matches} />
      )}
      {tooMuch && <WarningAlert>{preview.tooMany}</WarningAlert>}
      <div className={pieces.foot}>
        {saving.error && (
          <Box flex="1 0 100%">
            <FailureAlert title={preview.failed} message={changeProblem(saving.error)} />
          </Box>
        )}
        {parts.length > 0 && (
          <SteadyButton
            isBusy={saving.isPending}
            busyLabel={preview.taking}
            isIdle={tooMuch || matches.isWrong || costsFrom === '' || shop !== undefined}
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
