import { Button, Paper, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDeviceFloppy, IconTrash } from '@tabler/icons-react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { texts } from '../texts.ts'
import type { ImportedReport } from './imported-report.ts'
import classes from './report.module.css'

const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

interface ReportHeaderProps {
  imported: ImportedReport
  isKept: boolean
  onRemove: () => void
}

export function ReportHeader({ imported, isKept, onRemove }: ReportHeaderProps) {
  const [isAsking, { open, close }] = useDisclosure(false)
  const { report, fileName, importedAt } = imported
  const remove = () => {
    close()
    onRemove()
  }
  return (
    <Paper component="section" withBorder className={classes.header} aria-label={texts.report.name}>
      <dl className={classes.facts}>
        <Fact name={texts.report.product} value={report.productName} />
        <Fact name={texts.report.period} value={report.period} />
        <Fact name={texts.report.file} value={fileName} />
      </dl>
      <div className={classes.kept}>
        <Text size="sm" c="dimmed">
          {texts.report.importedAt(when.format(importedAt))}
        </Text>
        {isKept && (
          <Text size="sm" c="dimmed" className={classes.keptHere}>
            <IconDeviceFloppy size={16} aria-hidden />
            {texts.report.kept}
          </Text>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconTrash size={16} />}
          onClick={open}
        >
          {texts.report.remove}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={texts.removal.title}
        message={texts.removal.message}
        confirmLabel={texts.removal.confirm}
        cancelLabel={texts.removal.cancel}
        onConfirm={remove}
        onCancel={close}
      />
    </Paper>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value ?? (
          <Text span c="dimmed" inherit>
            {texts.report.unknown}
          </Text>
        )}
      </dd>
    </div>
  )
}
