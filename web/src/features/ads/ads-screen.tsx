import { Center, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { useCallback, useDeferredValue, useState } from 'react'
import classes from './ads-screen.module.css'
import type { ListingMargins } from './deciding/margin/listing-margins.ts'
import { DropOverlay } from './import/drop-overlay.tsx'
import { EmptyReport } from './import/empty-report.tsx'
import { ImportButton } from './import/import-button.tsx'
import { ImportFailureAlert } from './import/import-failure-alert.tsx'
import { ImportProgressCard } from './import/import-progress-card.tsx'
import { useFileDrop } from './import/use-file-drop.ts'
import { KeptReportsButton } from './kept-reports/kept-reports-button.tsx'
import { KeptReportsSection } from './kept-reports/kept-reports-section.tsx'
import { StorageNotice } from './kept-reports/storage-notice.tsx'
import { useAdsDesk } from './report/use-ads-desk.ts'
import { ReportView } from './report-view.tsx'
import { texts } from './texts.ts'
import { AdsTour } from './tour/ads-tour.tsx'
import { markTourStop } from './tour/tour-stop.ts'

interface AdsScreenProps {
  listingMargins: ListingMargins
}

export function AdsScreen({ listingMargins }: AdsScreenProps) {
  const { desk, state } = useAdsDesk()
  const [hasSeveralFiles, setHasSeveralFiles] = useState(false)
  const importFile = useCallback(
    (file: File) => {
      setHasSeveralFiles(false)
      desk.import(file)
    },
    [desk],
  )
  const isDragging = useFileDrop(importFile, () => setHasSeveralFiles(true))
  const { importing, failure } = state
  // A large report is drawn bit by bit, so that the page answers meanwhile.
  const shown = useDeferredValue(state.shown)
  const kept = {
    entries: state.entries,
    onOpen: desk.open,
    onRename: desk.rename,
    onRemove: desk.remove,
  }
  const isEmpty = !shown && !state.shown && !state.isOpening
  return (
    <div className={classes.page}>
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Group justify="space-between" align="flex-end" gap="md" mb="lg">
        <div className={classes.heading}>
          <Group gap={6}>
            <Title order={1}>{texts.title}</Title>
            {shown && <AdsTour />}
          </Group>
          <Text c="dimmed" mt={4}>
            {texts.lead}
          </Text>
        </div>
        {shown && (
          <Group gap="sm">
            <KeptReportsButton {...kept} shown={shown.id} />
            <div {...markTourStop('import')}>
              <ImportButton onFile={importFile} />
            </div>
          </Group>
        )}
      </Group>
      <Stack gap="md">
        {hasSeveralFiles && (
          <Text role="alert" c="var(--loss)">
            {texts.oneFile}
          </Text>
        )}
        {failure && <ImportFailureAlert failure={failure} onDismiss={desk.dismissFailure} />}
        {importing && <ImportProgressCard progress={importing} onCancel={desk.cancel} />}
        <StorageNotice failure={state.storageFailure} />
        {shown && (
          <ReportView
            key={shown.id}
            desk={desk}
            imported={shown}
            state={state}
            listingMargins={listingMargins}
          />
        )}
        {isEmpty && <EmptyReport onFile={importFile} />}
        {isEmpty && <KeptReportsSection {...kept} />}
        {state.isOpening && !shown && (
          <Center mih={280}>
            <Loader role="status" aria-label={texts.opening} />
          </Center>
        )}
      </Stack>
      {isDragging && <DropOverlay />}
    </div>
  )
}
