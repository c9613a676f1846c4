import { Button, Flex, Modal, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Marketplace } from '@vendaclara/core/pricing'
import { useNavigate } from 'react-router'
import { ChooseFiles } from '../../../files/choose/choose-files.tsx'
import { DropOverlay, useDroppedFiles } from '../../../files/choose/drop-anywhere.tsx'
import { useBackCloses } from '../../../ui/dialogs/back-closes.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import type { MatchedLine } from '../files/match-lines.ts'
import { listingHref } from '../model/marketplaces.ts'
import { useWideDialog } from '../model/use-wide-dialog.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { useDownload } from '../worker/use-download.ts'
import { ColumnsStep } from './columns/columns-step.tsx'
import { ImportPreview } from './import-preview.tsx'
import { texts } from './import-texts.ts'
import { type ImportFile, useImportFile } from './use-import-file.ts'

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
  const { chosen, read, startOver } = file
  const isChoosing = chosen?.survey === undefined
  const takesFiles = () => (opened ? isChoosing : document.querySelector('[aria-modal="true"]') === null)
  const isDragging = useDroppedFiles((files) => {
    if (!takesFiles()) return
    onOpen()
    void read(files)
  })
  const navigate = useNavigate()
  const leave = useBackCloses(opened, onClose)
  const importLines = (lines: readonly MatchedLine[]) => {
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
        {chosen?.list ? (
          <ImportPreview file={file} chosen={chosen} list={chosen.list} onImport={importLines} />
        ) : chosen?.survey ? (
          <ColumnsStep
            // A new survey resets what was chosen.
            key={`${chosen.survey.sheet}.${chosen.survey.headerRow}.${chosen.survey.isRemembered}`}
            file={file}
            chosen={chosen}
            survey={chosen.survey}
          />
        ) : (
          <ChooseFile file={file} marketplace={marketplace} />
        )}
      </Modal>
    </>
  )
}

interface ChooseFileProps {
  file: ImportFile
  marketplace: Marketplace
}

function ChooseFile({ file: { chosen, read, startOver }, marketplace }: ChooseFileProps) {
  const download = useDownload()
  return (
    <ChooseFiles
      words={texts}
      accept=".xlsx,.csv"
      busy={
        chosen?.isBusy
          ? { stage: texts.reading, cancel: texts.cancelReading, onCancel: startOver }
          : undefined
      }
      refused={chosen?.problem ? [{ fileName: chosen.file.name, ...chosen.problem }] : []}
      title={([name = '']) => texts.refused(name)}
      onFiles={read}
    >
      <Flex
        direction={{ base: 'column', xs: 'row' }}
        align={{ base: 'stretch', xs: 'center' }}
        justify="space-between"
        gap="12px 20px"
      >
        <Text size="sm" c="dimmed">
          {texts.withoutMarketplace(pricingTexts.marketplaces[marketplace])}
        </Text>
        <Button
          variant="default"
          size="sm"
          flex="none"
          leftSection={<IconDownload size={17} />}
          loading={download.isPending}
          onClick={download.template}
        >
          {texts.template}
        </Button>
      </Flex>
    </ChooseFiles>
  )
}
