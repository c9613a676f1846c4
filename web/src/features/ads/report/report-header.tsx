import { Badge, Button, Paper, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDeviceFloppy, IconPencil, IconTrash } from '@tabler/icons-react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { markTourStop } from '../../../ui/tour/guided-tour.tsx'
import { isExample, keptEntryOf, titleOf } from '../kept/kept-entry.ts'
import { TitleDialog } from '../kept/title-dialog.tsx'
import type { ImportedReport } from '../model/imported-report.ts'
import classes from './report.module.css'
import { texts } from './texts.ts'

interface ReportHeaderProps {
  imported: ImportedReport
  isKept: boolean
  /** The titles of the other reports. */
  taken: readonly string[]
  onSave: (title: string) => void
  onRemove: () => void
}

export function ReportHeader({ imported, isKept, taken, onSave, onRemove }: ReportHeaderProps) {
  const [isNaming, naming] = useDisclosure(false)
  const [isAsking, asking] = useDisclosure(false)
  const { report, fileName, title } = imported
  const isSaved = title !== null && isKept
  const isOfExample = isExample(fileName)
  const remove = () => {
    asking.close()
    onRemove()
  }
  return (
    <Paper component="section" withBorder className={classes.header} aria-label={texts.report.name}>
      <dl className={classes.facts}>
        {title !== null && <Fact name={texts.report.title} value={title} />}
        <Fact
          name={report.kind === undefined ? texts.report.product : texts.report.shop}
          value={report.productName}
        />
        <Fact name={texts.report.period} value={report.period} />
        <Fact name={texts.report.file} value={fileName} />
      </dl>
      <div className={classes.kept} {...markTourStop('keep')}>
        {isOfExample && <Badge variant="light">{texts.report.example}</Badge>}
        {isKept && (
          <Text
            size="sm"
            c="dimmed"
            className={classes.keptHere}
            {...(!isSaved && { title: texts.report.keptHint })}
          >
            <IconDeviceFloppy size={16} aria-hidden />
            {isSaved ? texts.report.saved : texts.report.kept}
          </Text>
        )}
        <Button
          variant={isSaved ? 'subtle' : 'light'}
          {...(isSaved && { color: 'gray' })}
          size="compact-sm"
          leftSection={isSaved ? <IconPencil size={16} /> : <IconDeviceFloppy size={16} />}
          onClick={naming.open}
          {...(!isSaved && { 'aria-label': texts.report.saveName })}
        >
          {isSaved ? texts.report.rename : texts.report.save}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconTrash size={16} />}
          onClick={isOfExample ? onRemove : asking.open}
          aria-label={isOfExample ? texts.report.removeExample : texts.report.removeName}
        >
          {texts.report.remove}
        </Button>
      </div>
      <TitleDialog
        task={isSaved ? 'rename' : 'save'}
        opened={isNaming}
        title={titleOf(keptEntryOf(imported))}
        taken={taken}
        onTitle={onSave}
        onClose={naming.close}
      />
      <ConfirmDialog
        opened={isAsking}
        title={texts.removal.title}
        message={texts.removal.message}
        confirmLabel={texts.removal.confirm}
        cancelLabel={texts.removal.cancel}
        onConfirm={remove}
        onCancel={asking.close}
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
