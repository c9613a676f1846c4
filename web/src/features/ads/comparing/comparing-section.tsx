import { Button, Loader, Paper, Text, Title } from '@mantine/core'
import { IconSwitchHorizontal, IconX } from '@tabler/icons-react'
import { doubtsOf } from '@vendaclara/core/ads'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { ImportFailureAlert } from '../import/import-failure-alert.tsx'
import { ImportProgressCard } from '../import/import-progress-card.tsx'
import type { KeptEntry } from '../kept-reports/kept-entry.ts'
import { ChangesTable } from './changes-table.tsx'
import { ComparedTotals } from './compared-totals.tsx'
import classes from './comparing.module.css'
import { OtherPeriodMenu } from './other-period-menu.tsx'
import { PeriodName } from './period-name.tsx'
import { texts } from './texts.ts'
import type { Comparison } from './use-comparison.ts'

interface ComparingSectionProps {
  comparison: Comparison
  shown: string
  entries: readonly KeptEntry[]
}

/** The report on the screen beside that of another period. */
export function ComparingSection({ comparison, shown, entries }: ComparingSectionProps) {
  const { compared, importing, failure, isOpening, isNotOpened } = comparison
  const doubts = compared ? doubtsOf(compared.before.report, compared.after.report) : []
  return (
    <Paper withBorder component="section" aria-labelledby="comparing-title" className={classes.section}>
      <header className={classes.header}>
        <div className={classes.heading}>
          <Title order={2} id="comparing-title">
            {texts.title}
          </Title>
          {!compared && (
            <Text size="sm" c="dimmed" mt={2}>
              {texts.lead}
            </Text>
          )}
        </div>
        <OtherPeriodMenu
          label={compared ? texts.another : texts.start}
          entries={entries.filter(({ id }) => id !== shown)}
          onFile={comparison.importFile}
          onOpen={(entry) => comparison.open(entry)}
        />
        {compared && (
          <>
            <Button
              variant="default"
              leftSection={<IconSwitchHorizontal size={18} stroke={1.7} />}
              onClick={comparison.swap}
            >
              {texts.swap}
            </Button>
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconX size={18} stroke={1.7} />}
              onClick={comparison.close}
            >
              {texts.close}
            </Button>
          </>
        )}
      </header>
      {failure && <ImportFailureAlert failure={failure} onDismiss={comparison.dismissFailure} />}
      {importing && <ImportProgressCard progress={importing} onCancel={comparison.cancel} />}
      {isNotOpened && (
        <Text role="alert" size="sm" c="var(--loss)">
          {texts.notOpened}
        </Text>
      )}
      {isOpening && <Loader size="sm" role="status" aria-label={texts.opening} />}
      {compared && (
        <>
          <div className={classes.periods}>
            <PeriodName
              label={texts.before}
              imported={compared.before}
              isShown={compared.before.id === shown}
            />
            <PeriodName label={texts.after} imported={compared.after} isShown={compared.after.id === shown} />
          </div>
          {doubts.length > 0 && (
            <WarningAlert title={texts.doubtsTitle}>
              {doubts.map((doubt) => (
                <div key={doubt}>{texts.doubts[doubt]}</div>
              ))}
            </WarningAlert>
          )}
          <ComparedTotals total={compared.result.total} />
          <ChangesTable keywords={compared.result.keywords} />
          <Text size="sm" c="dimmed">
            {texts.keeping[comparison.keeping]}
          </Text>
        </>
      )}
    </Paper>
  )
}
