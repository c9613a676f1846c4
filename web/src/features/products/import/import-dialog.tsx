import { Button, Modal } from '@mantine/core'
import { brazilianDay } from '@vendaclara/core/calendar'
import { useState } from 'react'
import { ChooseFiles } from '../../../files/choose/choose-files.tsx'
import { DropOverlay, useDroppedFiles } from '../../../files/choose/drop-anywhere.tsx'
import { usePhone } from '../../../theme/widths.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import type { CalculatorListing } from '../model/pricing.ts'
import type { Bought } from '../purchases/bought.ts'
import type { ProductList } from '../saving/queries.ts'
import { useUndoChange } from '../saving/use-change-products.ts'
import { ColumnsStep } from './columns-step.tsx'
import { fileOfCalculator } from './file-of-calculator.ts'
import { ReviewStep } from './review-step.tsx'
import { texts } from './texts.ts'
import { useReadFiles } from './use-read-files.ts'

interface ImportDialogProps {
  opened: boolean
  list: ProductList
  bought: Bought
  listings: readonly CalculatorListing[]
  /** The first day of the earliest month of orders; absent if there is none. */
  firstSoldOn?: string | undefined
  /** Lets files that are dropped anywhere on the page open it. */
  onOpen: () => void
  onClose: () => void
}

const today = (): string => brazilianDay(new Date())

/** From files to products: choose them, see what would change, and only then save it as one change. */
export function ImportDialog(props: ImportDialogProps) {
  const { opened, list, bought, listings, firstSoldOn, onOpen, onClose } = props
  const files = useReadFiles()
  const undo = useUndoChange()
  const isPhone = usePhone()
  const [taxIds, setTaxIds] = useState<readonly string[]>([])
  const [costsFrom, setCostsFrom] = useState(today)
  const [isSaving, setSaving] = useState(false)
  const ownIds = [...new Set([...list.settings.taxIds, ...taxIds])]
  const isDraggedHere = useDrops(opened, files.reading !== null || isSaving, (dropped) => {
    if (!opened) onOpen()
    void files.read(dropped, ownIds)
  })
  const { reading, toMap } = files
  const [toAgree] = toMap
  const hasRead = files.products.length > 0 || files.invoices.length > 0 || files.others.length > 0
  return (
    <>
      {isDraggedHere && <DropOverlay text={texts.dropAnywhere} />}
      <Modal
        opened={opened}
        fullScreen={isPhone}
        onClose={() => !isSaving && onClose()}
        onExitTransitionEnd={() => {
          files.startOver()
          setTaxIds([])
          setCostsFrom(today)
        }}
        title={texts.title}
        size={hasRead ? 'min(980px, 100%)' : 'lg'}
        closeButtonProps={{ 'aria-label': texts.close, disabled: isSaving }}
      >
        {toAgree && reading === null ? (
          <ColumnsStep
            key={toAgree.fileName}
            fileName={toAgree.fileName}
            heads={toAgree.heads}
            guessed={toAgree.mapping}
            onAgree={(mapping) => files.agree(toAgree, mapping)}
            onSkip={() => files.skip(toAgree)}
          />
        ) : hasRead && reading === null ? (
          <ReviewStep
            list={list}
            bought={bought}
            read={files}
            taxIds={ownIds}
            costsFrom={costsFrom}
            firstSoldOn={firstSoldOn}
            onCostsFrom={setCostsFrom}
            onBuyers={(chosen) => {
              setTaxIds((before) => [...before, ...chosen])
              void files.readInvoices([...ownIds, ...chosen])
            }}
            onLeaveOut={files.leaveOut}
            onSaving={setSaving}
            onOtherFiles={files.startOver}
            onSaved={(id, done) => {
              onClose()
              offerUndo(done, () => undo(id))
            }}
          />
        ) : (
          <FirstStep files={files} listings={listings} onFiles={(chosen) => files.read(chosen, ownIds)} />
        )}
      </Modal>
    </>
  )
}

interface FirstStepProps {
  files: ReturnType<typeof useReadFiles>
  listings: readonly CalculatorListing[]
  onFiles: (files: File[]) => void
}

function FirstStep({ files, listings, onFiles }: FirstStepProps) {
  const { reading } = files
  return (
    <ChooseFiles
      words={texts}
      accept=".xlsx,.csv,.zip,.xml"
      multiple
      busy={
        reading
          ? {
              stage: texts.reading,
              progress: texts.readingOf(reading.done, reading.all),
              cancel: texts.cancel,
              onCancel: files.startOver,
            }
          : undefined
      }
      refused={files.refused}
      title={texts.refused}
      onFiles={onFiles}
    >
      {listings.length > 0 && reading === null && (
        <Button variant="default" onClick={() => files.take(fileOfCalculator(listings))}>
          {texts.fromCalculator(listings.length)}
        </Button>
      )}
    </ChooseFiles>
  )
}

/** Takes files dropped on the page, unless the dialog is busy or another one is open. Returns whether some are dragged. */
function useDrops(opened: boolean, isBusy: boolean, onFiles: Parameters<typeof useDroppedFiles>[0]): boolean {
  const takesFiles = () => (opened ? !isBusy : document.querySelector('[aria-modal="true"]') === null)
  const isDragging = useDroppedFiles((dropped) => {
    if (takesFiles()) onFiles(dropped)
  })
  return isDragging && takesFiles()
}
