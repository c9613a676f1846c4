import { Badge, Button, Flex, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { forEachMarketplace } from '@vendaclara/core/pricing'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ConnectionProblem } from '../../../api/api-problem.ts'
import { useSession } from '../../../session/use-session.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { type MatchedLine, matchLines, type Outcome } from '../files/match-lines.ts'
import type { ImportLines } from '../files/read-lines.ts'
import type { ListingsByMarketplace, PricingBasis } from '../model/listing.ts'
import { listingsQuery } from '../saving/queries.ts'
import { useDownload } from '../worker/use-download.ts'
import type { Imported } from './import-listings.tsx'
import classes from './preview.module.css'
import { PreviewTable } from './preview-table.tsx'
import { texts } from './texts.ts'

type Shown = 'all' | Outcome

const outcomes: readonly Outcome[] = ['new', 'changed', 'same', 'bad']

const noListings: ListingsByMarketplace = forEachMarketplace(() => [])

interface ImportPreviewProps {
  fileName: string
  read: ImportLines
  basis: PricingBasis
  isImporting: boolean
  failure: Error | null
  onImport: (lines: readonly Imported[]) => void
  onOtherFile: () => void
}

/** Every line with what was understood of it; only what is ready can be imported, and only by the button. */
export function ImportPreview(props: ImportPreviewProps) {
  const { fileName, read, basis, isImporting, failure, onImport, onOtherFile } = props
  const lines = useMatchedLines(read)
  const imported = lines.all.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
  const several = outcomes.filter((outcome) => lines[outcome].length > 0)
  const [shown, setShown] = useState<Shown>('all')
  const importReady = () => onImport(imported)
  const message =
    failure instanceof ConnectionProblem ? `${failure.message} ${texts.uncertain}` : failure?.message
  return (
    <Stack gap="sm" className={classes.preview}>
      <Summary fileName={fileName} lines={lines} />
      {several.length > 1 && (
        <SegmentedControl
          className={classes.filter}
          aria-label={texts.show}
          size="xs"
          value={shown}
          onChange={(value) => setShown(value as Shown)}
          data={(['all', ...several] as const).map((value) => ({
            value,
            label: texts.filters[value](lines[value].length),
          }))}
        />
      )}
      <PreviewTable key={shown} lines={lines[shown]} basis={basis} />
      {read.unknownColumns.length > 0 && (
        <Text size="sm" c="dimmed">
          {texts.unknownColumns(read.unknownColumns)}
        </Text>
      )}
      {lines.bad.length > 0 && (
        <Text size="sm" c="dimmed">
          {lines.bad.length < lines.all.length ? texts.leftOut : texts.nothingReady}
        </Text>
      )}
      {imported.length === 0 && lines.same.length > 0 && <Text size="sm">{texts.nothingChanged}</Text>}
      {failure && <FailureAlert title={texts.failed} message={message ?? ''} onRetry={importReady} />}
      <Flex direction={{ base: 'column-reverse', sm: 'row' }} wrap="wrap" gap={10}>
        <Button variant="default" disabled={isImporting} onClick={onOtherFile}>
          {texts.otherFile}
        </Button>
        {lines.bad.length > 0 && <DownloadBad lines={lines.bad} />}
        {imported.length > 0 && !failure && (
          <Button ml={{ base: 0, sm: 'auto' }} loading={isImporting} onClick={importReady}>
            {texts.confirm(lines.new.length, lines.changed.length)}
          </Button>
        )}
      </Flex>
    </Stack>
  )
}

/** The lines beside the listings they are about, by what becomes of them. */
function useMatchedLines(read: ImportLines): Record<Shown, readonly MatchedLine[]> {
  const queryClient = useQueryClient()
  const account = useSession().user
  return useMemo(() => {
    const listings = queryClient.getQueryData<ListingsByMarketplace>(listingsQuery(account).queryKey)
    const all = matchLines(read.lines, listings ?? noListings)
    const of = (outcome: Outcome) => all.filter((line) => line.outcome === outcome)
    return { all, new: of('new'), changed: of('changed'), same: of('same'), bad: of('bad') }
  }, [read, queryClient, account])
}

interface SummaryProps {
  fileName: string
  lines: Record<Shown, readonly MatchedLine[]>
}

/** How many lines can be imported; it has the focus first. */
function Summary({ fileName, lines }: SummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={summary} tabIndex={-1} role="status" className={classes.summary}>
      <Text fw={600} truncate>
        {fileName}
      </Text>
      <Badge
        variant="light"
        color="green"
        c="var(--gain)"
        size="lg"
        tt="none"
        leftSection={<IconCheck size={14} aria-hidden />}
      >
        {texts.ready(lines.all.length - lines.bad.length)}
      </Badge>
      {lines.bad.length > 0 && (
        <Badge
          variant="light"
          color="red"
          c="var(--loss)"
          size="lg"
          tt="none"
          leftSection={<IconAlertCircle size={14} aria-hidden />}
        >
          {texts.withProblem(lines.bad.length)}
        </Badge>
      )}
      <Text size="sm" c="dimmed">
        {texts.outcomes(lines.new.length, lines.changed.length, lines.same.length)}
      </Text>
    </div>
  )
}

function DownloadBad({ lines }: { lines: readonly MatchedLine[] }) {
  const download = useDownload()
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={17} />}
      loading={download.isPending}
      onClick={() => download.refusedLines(lines)}
    >
      {texts.downloadBad}
    </Button>
  )
}
