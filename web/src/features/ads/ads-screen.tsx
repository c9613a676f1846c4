import { Box, Center, Flex, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { useCallback, useDeferredValue, useState } from 'react'
import { helpHref } from '../../addresses.ts'
import { DropAnywhere } from '../../files/choose/drop-anywhere.tsx'
import { markTourStop } from '../../ui/tour/guided-tour.tsx'
import { HelpMenu } from '../../ui/tour/help-menu.tsx'
import { useAdsStore } from './import/ads-store.ts'
import { EmptyReport } from './import/empty-report.tsx'
import { ImportButton } from './import/import-button.tsx'
import { ImportFailureAlert, ImportProgressCard } from './import/import-notices.tsx'
import { texts as importTexts } from './import/texts.ts'
import {
  KeptReportsButton,
  type KeptReportsProps,
  KeptReportsSection,
  StorageNotice,
} from './kept/kept-reports.tsx'
import { texts as reportTexts } from './report/texts.ts'
import { ReportView } from './report-view.tsx'
import { texts } from './texts.ts'
import type { ListingMargins } from './verdicts/margin-field.tsx'

interface AdsScreenProps {
  listingMargins: ListingMargins
}

export function AdsScreen({ listingMargins }: AdsScreenProps) {
  const { store, state } = useAdsStore()
  const [hasSeveralFiles, setHasSeveralFiles] = useState(false)
  const importFile = useCallback(
    (file: File) => {
      setHasSeveralFiles(false)
      void store.shown.import(file)
    },
    [store],
  )
  const { report, importing, failure, isOpening, isNotOpened } = state.shown
  // A large report is rendered in the background, so that the page stays responsive.
  const later = useDeferredValue(state)
  const shown = later.shown.report
  const kept = {
    entries: state.entries,
    onOpen: store.open,
    onRename: store.rename,
    onRemove: store.remove,
  }
  const isEmpty = !shown && !report && !isOpening
  return (
    <Box
      maw={1680}
      mx="auto"
      px="clamp(14px, 3.5vw, 28px)"
      pt="clamp(20px, 4.4vw, 32px)"
      pb="clamp(40px, 22vw - 62px, 96px)"
    >
      <title>{`${texts.title} · ${texts.product}`}</title>
      <ScreenHeader
        shown={shown?.id}
        holdsTour={failure !== undefined || importing !== undefined || hasSeveralFiles}
        kept={kept}
        onFile={importFile}
      />
      <Stack gap="md">
        {hasSeveralFiles && (
          <Text role="alert" c="var(--loss)">
            {texts.oneFile}
          </Text>
        )}
        {failure && <ImportFailureAlert failure={failure} onDismiss={store.shown.dismissFailure} />}
        {importing && <ImportProgressCard progress={importing} onCancel={store.shown.cancel} />}
        <StorageNotice
          failure={state.storageFailure ?? (isNotOpened ? { task: 'read', isFull: false } : undefined)}
        />
        {shown && (
          <ReportView
            key={shown.id}
            store={store}
            imported={shown}
            state={later}
            listingMargins={listingMargins}
          />
        )}
        {isEmpty && <EmptyReport onFile={importFile} />}
        {isEmpty && <KeptReportsSection {...kept} />}
        {isOpening && !shown && (
          <Center mih={280}>
            <Loader role="status" aria-label={texts.opening} />
          </Center>
        )}
      </Stack>
      <DropAnywhere
        text={importTexts.drop}
        onFiles={([file, second]) => {
          if (second) setHasSeveralFiles(true)
          else if (file) importFile(file)
        }}
      />
    </Box>
  )
}

const tour = (['import', 'figures', 'expand', 'keep'] as const).map((stop) => ({
  ...reportTexts.tour[stop],
  stop,
  position: stop === 'import' ? ('bottom-end' as const) : ('bottom' as const),
}))

interface ScreenHeaderProps {
  shown: string | undefined
  /** Whether a refusal or an import has to be read first. */
  holdsTour: boolean
  kept: KeptReportsProps
  onFile: (file: File) => void
}

/** The title and, if a report is shown, the buttons that lead to another one. */
function ScreenHeader({ shown, holdsTour, kept, onFile }: ScreenHeaderProps) {
  return (
    <Group justify="space-between" align="flex-end" gap="md" mb="lg">
      <Box flex="1 1 320px">
        <Group gap={6}>
          <Title order={1}>{texts.title}</Title>
          <HelpMenu
            help={helpHref('ads-words')}
            {...(shown !== undefined && { tour })}
            hasShortcuts
            isHeld={holdsTour}
          />
        </Group>
        {shown === undefined && (
          <Text c="dimmed" mt={4}>
            {texts.lead}
          </Text>
        )}
      </Box>
      {shown !== undefined && (
        <Flex gap={{ base: 4, xs: 'sm' }} wrap="wrap">
          <KeptReportsButton {...kept} shown={shown} />
          <div {...markTourStop('import')}>
            <ImportButton onFile={onFile} />
          </div>
        </Flex>
      )}
    </Group>
  )
}
