import { Badge, Button, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconDownload } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ConnectionProblem } from '../../../../api/connection-problem.ts'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import type { Listing } from '../../listing/listing.ts'
import type { PricingBasis } from '../../listing/pricing-basis.ts'
import { type ImportLines, isReady } from '../reading/import-line.ts'
import { transferTexts as texts } from '../texts.ts'
import { useDownload } from '../use-download.ts'
import { refusedFileName } from '../writing/file-names.ts'
import classes from './preview.module.css'
import { PreviewTable } from './preview-table.tsx'

type Shown = 'all' | 'ready' | 'bad'

interface ImportPreviewProps {
  fileName: string
  read: ImportLines
  basis: PricingBasis
  isImporting: boolean
  failure: Error | null
  onImport: (listings: readonly Listing[]) => void
  onOtherFile: () => void
}

/** Every line with what was understood of it; only what is ready can be imported, and only by the button. */
export function ImportPreview(props: ImportPreviewProps) {
  const { fileName, read, basis, isImporting, failure, onImport, onOtherFile } = props
  const download = useDownload()
  const lines = useMemo(() => {
    const { lines: all } = read
    return { all, ready: all.filter(isReady), bad: all.filter((line) => !isReady(line)) }
  }, [read])
  const [shown, setShown] = useState<Shown>('all')
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus({ preventScroll: true }), [])
  const importReady = () => onImport(lines.ready.map((line) => line.listing))
  const message =
    failure instanceof ConnectionProblem ? `${failure.message} ${texts.uncertain}` : failure?.message
  return (
    <Stack gap="sm" className={classes.preview}>
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
          {texts.ready(lines.ready.length)}
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
      </div>
      {lines.bad.length > 0 && lines.ready.length > 0 && (
        <SegmentedControl
          className={classes.filter}
          aria-label={texts.show}
          size="xs"
          value={shown}
          onChange={(value) => setShown(value as Shown)}
          data={[
            { value: 'all', label: texts.all(lines.all.length) },
            { value: 'ready', label: texts.onlyReady(lines.ready.length) },
            { value: 'bad', label: texts.onlyBad(lines.bad.length) },
          ]}
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
          {lines.ready.length > 0 ? texts.leftOut : texts.nothingReady}
        </Text>
      )}
      {failure && <FailureAlert title={texts.failed} message={message ?? ''} onRetry={importReady} />}
      <div className={classes.actions}>
        <Button variant="default" disabled={isImporting} onClick={onOtherFile}>
          {texts.otherFile}
        </Button>
        {lines.bad.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={17} />}
            loading={download.isPending}
            onClick={() =>
              download.mutate({
                name: refusedFileName,
                request: { kind: 'refused-lines', lines: lines.bad },
              })
            }
          >
            {texts.downloadBad}
          </Button>
        )}
        {lines.ready.length > 0 && !failure && (
          <Button className={classes.confirm} loading={isImporting} onClick={importReady}>
            {texts.confirm(lines.ready.length)}
          </Button>
        )}
      </div>
    </Stack>
  )
}
