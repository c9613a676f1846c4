import { Badge, Button, Checkbox, Flex, Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconColumns, IconDownload } from '@tabler/icons-react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MatchedLine, Outcome } from '../files/match-lines.ts'
import { noPriceReason, type UnpricedListing } from '../model/explanation-texts.ts'
import { type PricingBasis, priceOf } from '../model/listing.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import type { ReadList } from '../worker/listing-files.worker.ts'
import { useDownload } from '../worker/use-download.ts'
import { texts } from './import-texts.ts'
import { type Choices, canBeImported, hasDoubts, isTaken, PreviewTable } from './preview-table.tsx'
import type { ChosenFile, ImportFile } from './use-import-file.ts'

type Shown = 'all' | Outcome

const outcomes: readonly Outcome[] = ['new', 'changed', 'same', 'bad']

interface ImportPreviewProps {
  file: ImportFile
  chosen: ChosenFile
  list: ReadList
  onImport: (lines: readonly MatchedLine[]) => void
}

/**
 * Every line with what was understood. Only lines that are ready and chosen can be imported, and only with the button.
 */
export function ImportPreview(props: ImportPreviewProps) {
  const { file, list, onImport } = props
  const lines = useMemo(() => byOutcome(list), [list])
  const [choices, setChoices] = useState<Choices>(new Map())
  const choose = (numbers: readonly number[], isChosen: boolean) =>
    setChoices((before) => new Map([...before, ...numbers.map((number) => [number, isChosen] as const)]))
  const [asked, setAsked] = useState<Shown>('all')
  // Lines that are matched again may leave none of that kind.
  const shown = lines[asked].length > 0 ? asked : 'all'
  const several = outcomes.filter((outcome) => lines[outcome].length > 0)
  const taken = useMemo(() => lines.all.filter((line) => isTaken(line, choices)), [lines, choices])
  return (
    <Stack gap="sm">
      <Summary fileName={props.chosen.file.name} lines={lines} />
      <Flex wrap="wrap" align="center" justify="space-between" gap={8}>
        {several.length > 1 && (
          <SegmentedControl
            aria-label={texts.show}
            size="xs"
            value={shown}
            onChange={(value) => setAsked(value as Shown)}
            data={(['all', ...several] as const).map((value) => ({
              value,
              label: texts.filters[value](lines[value].length),
            }))}
          />
        )}
        <ChooseAll lines={lines[shown]} choices={choices} onChoose={choose} />
      </Flex>
      <PreviewTable key={shown} lines={lines[shown]} choices={choices} onChoose={choose} />
      <Remarks {...props} lines={lines} />
      <Flex direction={{ base: 'column-reverse', sm: 'row' }} wrap="wrap" gap={10}>
        <Button variant="default" onClick={file.startOver}>
          {texts.otherFile}
        </Button>
        <Button
          variant="default"
          leftSection={<IconColumns size={17} />}
          onClick={() => file.review(props.chosen)}
        >
          {texts.columns}
        </Button>
        {lines.bad.length > 0 && <DownloadBad lines={lines.bad} />}
        {lines.new.length + lines.changed.length > 0 && (
          <Button
            ml={{ base: 0, sm: 'auto' }}
            loading={props.chosen.isBusy}
            disabled={taken.length === 0}
            onClick={() => onImport(taken)}
          >
            {confirmation(taken)}
          </Button>
        )}
      </Flex>
    </Stack>
  )
}

type LinesByOutcome = Record<Shown, readonly MatchedLine[]>

function byOutcome({ lines: all }: ReadList): LinesByOutcome {
  const of = (outcome: Outcome) => all.filter((line) => line.outcome === outcome)
  return { all, new: of('new'), changed: of('changed'), same: of('same'), bad: of('bad') }
}

function confirmation(chosen: readonly MatchedLine[]): string {
  const changed = chosen.filter(({ outcome }) => outcome === 'changed').length
  return chosen.length === 0 ? texts.noneChosen : texts.confirm(chosen.length - changed, changed)
}

interface ChooseAllProps {
  lines: readonly MatchedLine[]
  choices: Choices
  onChoose: (numbers: readonly number[], isChosen: boolean) => void
}

function ChooseAll({ lines, choices, onChoose }: ChooseAllProps) {
  const numbers = lines.filter(canBeImported).map(({ number }) => number)
  if (numbers.length < 2) return null
  const chosen = lines.filter((line) => isTaken(line, choices)).length
  return (
    <Checkbox
      size="sm"
      styles={{ body: { alignItems: 'center' } }}
      label={texts.chooseAll(chosen, numbers.length)}
      checked={chosen === numbers.length}
      indeterminate={chosen > 0 && chosen < numbers.length}
      onChange={(event) => onChoose(numbers, event.currentTarget.checked)}
    />
  )
}

interface RemarksProps extends Pick<ImportPreviewProps, 'file' | 'chosen' | 'list'> {
  lines: LinesByOutcome
}

function Remarks({ file, chosen, list, lines }: RemarksProps) {
  const isKnownByTitle = list.lines.some(({ before, problems }) => before || problems.line)
  return (
    <>
      {list.hasOnlyTitles && (isKnownByTitle || !chosen.byTitle) && (
        <Group>
          <Switch
            size="sm"
            label={texts.byTitle}
            description={texts.byTitleHint}
            checked={chosen.byTitle}
            onChange={(event) => file.match(chosen, event.currentTarget.checked)}
          />
        </Group>
      )}
      {chosen.survey?.isRemembered && (
        <Text size="sm" c="dimmed">
          {texts.remembered}
        </Text>
      )}
      {list.unknownColumns.length > 0 && (
        <Text size="sm" c="dimmed">
          {texts.unknownColumns(list.unknownColumns)}
        </Text>
      )}
      {list.unaskedColumns.length > 0 && (
        <Text size="sm" c="dimmed">
          {texts.unaskedColumns(list.unaskedColumns, marketplacesOf(list))}
        </Text>
      )}
      {lines.all.some(hasDoubts) && (
        <Text size="sm">{texts.doubted(lines.all.filter(hasDoubts).length)}</Text>
      )}
      {lines.bad.length > 0 && (
        <Text size="sm" c="dimmed">
          {lines.bad.length < lines.all.length ? texts.leftOut : texts.nothingReady}
        </Text>
      )}
      {lines.new.length + lines.changed.length === 0 && lines.same.length > 0 && (
        <Text size="sm">{texts.nothingChanged}</Text>
      )}
    </>
  )
}

const marketplacesOf = ({ lines }: ReadList) => [...new Set(lines.map(({ listing }) => listing.marketplace))]

interface SummaryProps {
  fileName: string
  lines: LinesByOutcome
}

/** How many lines can be imported. It is focused first. */
function Summary({ fileName, lines }: SummaryProps) {
  const { basis } = useCalculator()
  const priced = useMemo(() => pricedInWords(lines.all, basis), [lines, basis])
  const summary = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => summary.current?.focus({ preventScroll: true }), [])
  return (
    <Group ref={summary} tabIndex={-1} role="status" gap={8}>
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
      {priced && <Text size="sm">{priced}</Text>}
    </Group>
  )
}

/** How many of the lines that can be read get a price, and what the others lack; '' if no line can be read. */
function pricedInWords(lines: readonly MatchedLine[], basis: PricingBasis): string {
  const readable = lines.filter(({ outcome }) => outcome !== 'bad')
  let [priced, costless, weightless] = [0, 0, 0]
  const lacks = new Map<string, number>()
  for (const { listing } of readable) {
    const price = priceOf(listing, basis)
    if (price.outcome !== 'priced') {
      const lack = lackInWords(price)
      lacks.set(lack, (lacks.get(lack) ?? 0) + 1)
    } else if (listing.productCost === 0) costless += 1
    else if (price.lacksWeight) weightless += 1
    else priced += 1
  }
  return readable.length === 0 ? '' : texts.priced(priced, [...lacks], { costless, weightless })
}

function lackInWords(price: UnpricedListing): string {
  const reason =
    price.outcome === 'no-commission' || price.outcome === 'no-category'
      ? pricingTexts.list.without[price.outcome]
      : noPriceReason(price)
  return reason.charAt(0).toLowerCase() + reason.slice(1)
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
