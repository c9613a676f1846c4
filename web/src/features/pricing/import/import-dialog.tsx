import { Modal } from '@mantine/core'
import type { Marketplace } from '@vendaclara/core/pricing'
import { useNavigate } from 'react-router'
import { DropOverlay, useDroppedFiles } from '../../../files/choose/drop-anywhere.tsx'
import { useBackCloses } from '../../../ui/dialogs/back-closes.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { listingHref } from '../model/marketplaces.ts'
import { useWideDialog } from '../model/use-wide-dialog.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { ChooseFile } from './choose-file.tsx'
import { ColumnsStep } from './columns/columns-step.tsx'
import { type Imported, ImportPreview } from './import-preview.tsx'
import { texts } from './import-texts.ts'
import { type ImportStep, useImportFile } from './use-import-file.ts'

interface ImportDialogProps {
  opened: boolean
  marketplace: Marketplace
  /** Lets a file that is dropped anywhere on the calculator open it. */
  onOpen: () => void
  onClose: () => void
}

/** From a file to listings: choose the file, check what was understood, and only then import. */
export function ImportDialog({ opened, marketplace, onOpen, onClose }: ImportDialogProps) {
  const { actions } = useCalculator()
  const file = useImportFile(marketplace)
  const { step, read, startOver } = file
  const isChoosing = step.kind === 'choosing' || step.kind === 'reading'
  const takesFiles = () => (opened ? isChoosing : document.querySelector('[aria-modal="true"]') === null)
  const isDragging = useDroppedFiles((files) => {
    if (!takesFiles()) return
    onOpen()
    void read(files)
  })
  const navigate = useNavigate()
  const leave = useBackCloses(opened, onClose)
  const importLines = (lines: readonly Imported[]) => {
    const changed = lines.filter(({ before }) => before)
    const created = lines.flatMap(({ listing, before }) =>
      before ? [] : [{ ...listing, id: crypto.randomUUID() }],
    )
    // First what is there already, which may give up a SKU.
    const undoEdits = actions.editAll(
      changed.map(({ listing, before = listing }) => ({ listing: before, part: listing })),
    )
    const undoCreations = actions.createAll(created)
    offerUndo(texts.done(created.length, changed.length), () => {
      undoCreations()
      undoEdits()
    })
    onClose()
    const [first] = lines
    if (first) void navigate(listingHref(first.listing.marketplace), { replace: true })
  }
  const wide = useWideDialog()
  return (
    <>
      {isDragging && takesFiles() && <DropOverlay text={texts.dropAnywhere} />}
      <Modal
        {...wide}
        opened={opened}
        onClose={leave}
        onExitTransitionEnd={startOver}
        title={texts.title}
        size={isChoosing ? 'lg' : 'min(1180px, 100%)'}
      >
        {step.kind === 'columns' && <Columns file={file} step={step} />}
        {step.kind === 'read' && (
          <ImportPreview
            fileName={step.file.name}
            list={step.list}
            isRemembered={step.survey.isRemembered}
            byTitle={step.byTitle}
            isBusy={step.isBusy}
            onByTitle={(byTitle) => file.match(step, byTitle)}
            onColumns={() => file.review(step)}
            onImport={importLines}
            onOtherFile={startOver}
          />
        )}
        {(step.kind === 'choosing' || step.kind === 'reading') && (
          <ChooseFile step={step} marketplace={marketplace} onFiles={read} onCancel={startOver} />
        )}
      </Modal>
    </>
  )
}

interface ColumnsProps {
  file: ReturnType<typeof useImportFile>
  step: Extract<ImportStep, { kind: 'columns' }>
}

function Columns({ file, step }: ColumnsProps) {
  const { survey } = step
  return (
    <ColumnsStep
      // A new survey resets what was chosen.
      key={`${survey.sheet}.${survey.headerRow}.${survey.isRemembered}`}
      fileName={step.file.name}
      survey={survey}
      agreed={step.columns}
      problem={step.problem}
      isBusy={step.isBusy}
      onPlace={(place) => file.survey(step, place)}
      onForget={() => file.forget(step)}
      onOtherFile={file.startOver}
      onNext={(columns) => file.agree(step, columns)}
    />
  )
}
