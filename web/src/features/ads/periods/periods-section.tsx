import { Badge, Button, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core'
import { IconSwitchHorizontal, IconX } from '@tabler/icons-react'
import { comparedFigures, doubtsOf, type FigureChanges } from '@vendaclara/core/ads'
import { Second } from '../../../table/small-table.tsx'
import pieces from '../../../theme/pieces.module.css'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import type { AdsState, AdsStore } from '../import/ads-store.ts'
import { ImportFailureAlert, ImportProgressCard } from '../import/import-notices.tsx'
import { type ImportedReport, titleOf } from '../kept/kept-entry.ts'
import { formatFigure } from '../model/formats.ts'
import { texts as adsTexts } from '../texts.ts'
import { ChangeMark } from './change-mark.tsx'
import { ChangesTable } from './changes-table.tsx'
import type { Compared } from './in-order.ts'
import { OtherPeriodMenu, wideOnPhone } from './other-period-menu.tsx'
import classes from './periods.module.css'
import { texts } from './texts.ts'

interface PeriodsSectionProps {
  store: AdsStore
  state: AdsState
  shown: string
  compared: Compared | undefined
}

/** Compares the report on the screen with one of another period. */
export function PeriodsSection({ store, state, shown, compared }: PeriodsSectionProps) {
  const { report, importing, failure, isOpening, isNotOpened, isKeeping } = state.other
  const isKept = state.entries.some(({ id }) => id === report?.id)
  return (
    <>
      <Paper withBorder component="section" p={{ base: 16, sm: 20 }} aria-labelledby="periods-title">
        <Stack>
          <Group component="header" gap={8}>
            <Title order={2} id="periods-title" flex="1 1 280px">
              {texts.title}
            </Title>
            <OtherPeriodMenu
              label={compared ? texts.another : texts.start}
              entries={state.entries.filter(({ id }) => id !== shown)}
              onFile={store.compareFile}
              onOpen={(entry) => store.compare(entry)}
            />
            {compared && (
              <>
                <Button
                  {...wideOnPhone}
                  variant="default"
                  leftSection={<IconSwitchHorizontal size={18} stroke={1.7} />}
                  onClick={() => store.turn(!state.isTurned)}
                >
                  {texts.swap}
                </Button>
                <Button
                  {...wideOnPhone}
                  variant="subtle"
                  color="gray"
                  leftSection={<IconX size={18} stroke={1.7} />}
                  onClick={store.endComparison}
                >
                  {texts.close}
                </Button>
              </>
            )}
          </Group>
          {failure && <ImportFailureAlert failure={failure} onDismiss={store.other.dismissFailure} />}
          {isNotOpened && (
            <Text role="alert" size="sm" c="var(--loss)">
              {texts.notOpened}
            </Text>
          )}
          {isOpening && <Loader size="sm" role="status" aria-label={texts.opening} />}
          {compared && <ComparedPeriods compared={compared} shown={shown} />}
          {compared && (isKeeping || !isKept) && (
            <Text size="sm" c="dimmed">
              {isKeeping ? texts.keeping : texts.notKept}
            </Text>
          )}
        </Stack>
      </Paper>
      {importing && <ImportProgressCard progress={importing} onCancel={store.other.cancel} />}
    </>
  )
}

interface ComparedPeriodsProps {
  compared: Compared
  shown: string
}

/** Which periods are compared, warnings, and the changes in the totals and in each keyword. */
function ComparedPeriods({ compared, shown }: ComparedPeriodsProps) {
  const doubts = doubtsOf(compared.before.report, compared.after.report)
  const isOther = compared.before.report.productName !== compared.after.report.productName
  return (
    <>
      <div className={classes.periods}>
        <PeriodName
          label={texts.before}
          imported={compared.before}
          isShown={compared.before.id === shown}
          isNamed={isOther}
        />
        <PeriodName
          label={texts.after}
          imported={compared.after}
          isShown={compared.after.id === shown}
          isNamed={isOther}
        />
      </div>
      {doubts.length > 0 && (
        <WarningAlert title={texts.doubtsTitle}>
          {doubts.map((doubt) => (
            <div key={doubt}>{texts.doubts[doubt]}</div>
          ))}
        </WarningAlert>
      )}
      <ComparedTotals total={compared.result.total} />
      <ChangesTable report={compared.after.report} keywords={compared.result.keywords} />
    </>
  )
}

/** The totals of both periods, side by side. */
function ComparedTotals({ total }: { total: FigureChanges }) {
  return (
    <dl className={`${pieces.facts} ${classes.totals}`} aria-label={texts.totals}>
      {comparedFigures.map((name) => {
        const change = total[name]
        return (
          <div key={name}>
            <dt>{adsTexts.keywordColumns[name]}</dt>
            <dd>
              <Text span fz={{ base: '1.125rem', sm: '1.375rem' }} fw={650}>
                {formatFigure(name, change.after)}
              </Text>
              <Second>
                {texts.was(formatFigure(name, change.before))}
                <ChangeMark name={name} change={change} />
              </Second>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface PeriodNameProps {
  label: string
  imported: ImportedReport
  isShown: boolean
  /** Whether its product is another one. */
  isNamed: boolean
}

/** The period and the name of a report. */
function PeriodName({ label, imported, isShown, isNamed }: PeriodNameProps) {
  const { productName, period } = imported
  return (
    <Stack gap={2} className={pieces.framed}>
      <Group gap={8} fz="0.8125rem" c="dimmed">
        {label}
        {isShown && (
          <Badge variant="light" size="sm">
            {texts.shown}
          </Badge>
        )}
      </Group>
      <strong>{period ?? titleOf(imported)}</strong>
      {isNamed && <Second>{productName ?? imported.fileName}</Second>}
    </Stack>
  )
}
