import { Badge, Button, Group, Paper, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDeviceFloppy, IconPencil, IconTrash } from '@tabler/icons-react'
import pieces from '../../../theme/pieces.module.css'
import { markTourStop } from '../../../ui/tour/guided-tour.tsx'
import { type ImportedReport, isExample, titleOf } from '../kept/kept-entry.ts'
import { TitleDialog } from '../kept/title-dialog.tsx'
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
  const { kind, fileName, title, productName, period } = imported
  const isSaved = title !== null && isKept
  const isOfExample = isExample(fileName)
  return (
    <Paper
      component="section"
      withBorder
      py={14}
      px="clamp(14px, 3vw, 20px)"
      className={classes.header}
      aria-label={texts.report.name}
    >
      <Group justify="space-between" gap="12px 32px">
        <dl className={`${pieces.facts} ${classes.facts}`}>
          {title !== null && <Fact name={texts.report.title} value={title} />}
          <Fact name={kind === undefined ? texts.report.product : texts.report.shop} value={productName} />
          <Fact name={texts.report.period} value={period} />
          <Fact name={texts.report.file} value={fileName} />
        </dl>
        <Keeping
          isKept={isKept}
          isSaved={isSaved}
          isOfExample={isOfExample}
          onName={naming.open}
          onRemove={onRemove}
        />
      </Group>
      <TitleDialog
        task={isSaved ? 'rename' : 'save'}
        opened={isNaming}
        title={titleOf(imported)}
        taken={taken}
        onTitle={onSave}
        onClose={naming.close}
      />
    </Paper>
  )
}

interface KeepingProps {
  isKept: boolean
  isSaved: boolean
  isOfExample: boolean
  onName: () => void
  onRemove: () => void
}

/** Whether the report is saved, and the buttons that save, rename and remove it. */
function Keeping({ isKept, isSaved, isOfExample, onName, onRemove }: KeepingProps) {
  return (
    <Group gap="4px 14px" {...markTourStop('keep')}>
      {isOfExample && <Badge variant="light">{texts.report.example}</Badge>}
      {isSaved && (
        <Text size="sm" c="dimmed" className={pieces.marked}>
          <IconDeviceFloppy size={16} aria-hidden />
          {texts.report.saved}
        </Text>
      )}
      <Button
        variant={isSaved ? 'subtle' : 'light'}
        {...(isSaved && { color: 'gray' })}
        size="compact-sm"
        leftSection={isSaved ? <IconPencil size={16} /> : <IconDeviceFloppy size={16} />}
        onClick={onName}
        {...(!isSaved && { 'aria-label': texts.report.saveName })}
        {...(isKept && !isSaved && { title: texts.report.keptHint })}
      >
        {isSaved ? texts.report.rename : texts.report.save}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconTrash size={16} />}
        onClick={onRemove}
        aria-label={isOfExample ? texts.report.removeExample : texts.report.removeName}
      >
        {texts.report.remove}
      </Button>
    </Group>
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
