import { Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Marketplace } from '@vendaclara/core/pricing'
import { useNavigate } from 'react-router'
import { DropOverlay, useDroppedFiles } from '../../../files/choose/drop-anywhere.tsx'
import { useSession } from '../../../session/use-session.ts'
import { useBackCloses } from '../../../ui/dialogs/back-closes.ts'
import type { PricingBasis } from '../model/listing.ts'
import { listingHref } from '../model/marketplaces.ts'
import { useWideDialog } from '../model/use-wide-dialog.ts'
import { listingsQuery } from '../saving/queries.ts'
import { ChooseFile } from './choose-file.tsx'
import { ColumnsStep } from './columns/columns-step.tsx'
import { useImportListings } from './import-listings.ts'
import { ImportPreview } from './import-preview.tsx'
import { texts } from './import-texts.ts'
import { type ImportStep, useImportFile } from './use-import-file.ts'

interface ImportDialogProps {
  opened: boolean
  marketplace: Marketplace
  basis: PricingBasis
  /** Lets a file that is dropped anywhere on the calculator open it. */
  onOpen: () => void
  onClose: () => void
}

/** From a file to listings: choose the file, check what was understood, and only then import. */
export function ImportDialog({ opened, marketplace, basis, onOpen, onClose }: ImportDialogProps) {
  const file = useImportFile(marketplace, basis)
  const { step, read, startOver } = file
  const isChoosing = step.kind === 'choosing' || step.kind === 'reading'
  const takesFiles = () => (opened ? isChoosing : document.querySelector('[aria-modal="true"]') === null)
  const isDragging = useDroppedFiles((files) => {
    if (!takesFiles()) return
    onOpen()
    void read(files)
  })
  const importing = useImportListings(basis)
  const queryClient = useQueryClient()
  const account = useSession().user
  const navigate = useNavigate()
  const close = () => {
    if (importing.isPending) return
    // A failed import may still have reached the server.
    if (importing.isError) {
      void queryClient.invalidateQueries({ queryKey: listingsQuery(account).queryKey })
    }
    onClose()
  }
  const leave = useBackCloses(opened, close)
  const wide = useWideDialog()
  return (
    <>
      {isDragging && takesFiles() && <DropOverlay text={texts.dropAnywhere} />}
      <Modal
        {...wide}
        opened={opened}
        onClose={leave}
        onExitTransitionEnd={() => {
          startOver()
          importing.reset()
        }}
        title={texts.title}
        size={isChoosing ? 'lg' : 'min(1180px, 100%)'}
        closeButtonProps={{ 'aria-label': texts.close, disabled: importing.isPending }}
      >
        {step.kind === 'columns' && <Columns file={file} step={step} />}
        {step.kind === 'read' && (
          <ImportPreview
            fileName={step.file.name}
            list={step.list}
            isRemembered={step.survey.isRemembered && step.columns !== undefined}
            byTitle={step.byTitle}
            isBusy={step.isBusy}
            onByTitle={(byTitle) => file.match(step, byTitle)}
            onColumns={() => file.review(step)}
            basis={basis}
            isImporting={importing.isPending}
            failure={importing.error}
            onImport={(lines) =>
              importing.mutate(lines, {
                onSuccess: ({ latest }) => {
                  const first = latest.at(-1)
                  onClose()
                  if (first) void navigate(listingHref(first.listing.marketplace), { replace: true })
                },
              })
            }
            onOtherFile={() => {
              startOver()
              importing.reset()
            }}
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
