import { ActionIcon, TagsInput, Text, Tooltip } from '@mantine/core'
import { IconShield, IconShieldCheckFilled } from '@tabler/icons-react'
import type { LosingWord } from '@vendaclara/core/ads'
import type { TableColumn } from '../../../../table/data-table.tsx'
import { ListTable } from '../../../../table/list-table.tsx'
import { formatBrl, formatCount } from '../../../../ui/number-formats.ts'
import { mostWords } from '../../worker/report-terms.ts'
import { texts } from '../texts.ts'
import { SignedAmount } from '../verdict-figures.tsx'
import { VerdictMark } from '../verdict-mark.tsx'
import { CopyListButton, rowsOnPage } from './list-parts.tsx'
import classes from './lists.module.css'

interface WordListProps {
  words: readonly LosingWord[]
  protectedWords: readonly string[]
  onProtect: (words: readonly string[]) => void
}

/** The words of losing terms. Those that lose overall and are not protected can be copied. */
export function WordList({ words, protectedWords, onProtect }: WordListProps) {
  const isProtected = new Set(protectedWords)
  const losing = words.filter(({ text, verdict }) => verdict === 'loss' && !isProtected.has(text))
  const toggle = (word: string) =>
    onProtect(
      isProtected.has(word) ? protectedWords.filter((one) => one !== word) : [...protectedWords, word],
    )
  return (
    <>
      <div className={classes.toolbar}>
        <Text size="sm" className={`${classes.lead} ${classes.quiet}`}>
          {texts.words.lead} {words.length === mostWords && texts.words.limit(formatCount(mostWords))}
        </Text>
        <CopyListButton count={losing.length} lines={() => losing.map(({ text }) => text)} />
      </div>
      {words.length === 0 ? (
        <Text className={classes.none}>{texts.words.none}</Text>
      ) : (
        <ListTable
          label={texts.lists.words}
          pagesLabel={texts.pages(texts.lists.words)}
          columns={columnsOf(isProtected, toggle)}
          rows={words}
          keyOf={({ text }) => text}
          rowsOnPage={rowsOnPage}
        />
      )}
      <TagsInput
        className={classes.protected}
        label={texts.words.field}
        description={texts.words.fieldHint}
        placeholder={texts.words.fieldPlaceholder}
        value={[...protectedWords]}
        onChange={(values) =>
          onProtect([...new Set(values.map((value) => value.trim().normalize('NFC').toLowerCase()))])
        }
        splitChars={[',', ';']}
        acceptValueOnBlur
      />
    </>
  )
}

function columnsOf(
  isProtected: ReadonlySet<string>,
  toggle: (word: string) => void,
): TableColumn<LosingWord>[] {
  const { columns } = texts
  return [
    {
      id: 'word',
      label: columns.word,
      kind: 'name',
      cell: ({ text }) => (
        <span className={classes.text}>
          {text}
          <ProtectButton text={text} isProtected={isProtected.has(text)} onToggle={() => toggle(text)} />
        </span>
      ),
    },
    {
      id: 'losing',
      label: columns.losing,
      shortLabel: columns.losingShort,
      kind: 'figure',
      cell: ({ losingTerms, terms }) => texts.words.losing(formatCount(losingTerms), formatCount(terms)),
    },
    { id: 'clicks', label: columns.clicks, kind: 'figure', cell: ({ clicks }) => formatCount(clicks) },
    {
      id: 'conversions',
      label: columns.conversions,
      kind: 'figure',
      cell: ({ conversions }) => formatCount(conversions),
    },
    { id: 'spend', label: columns.spend, kind: 'figure', cell: ({ spend }) => formatBrl(spend) },
    {
      id: 'profit',
      label: columns.profit,
      kind: 'figure',
      cell: ({ profit }) => <SignedAmount amount={profit} />,
    },
    {
      id: 'verdict',
      label: columns.verdict,
      kind: 'text',
      cell: ({ text, verdict }) =>
        isProtected.has(text) ? (
          <span className={classes.quiet}>{texts.words.protected}</span>
        ) : (
          <VerdictMark verdict={verdict} />
        ),
    },
  ]
}

interface ProtectButtonProps {
  text: string
  isProtected: boolean
  onToggle: () => void
}

function ProtectButton({ text, isProtected, onToggle }: ProtectButtonProps) {
  return (
    <Tooltip
      label={isProtected ? texts.words.unprotect(text) : texts.words.protect(text)}
      portalProps={{ target: 'main' }}
    >
      <ActionIcon
        variant="subtle"
        color={isProtected ? 'brand' : 'gray'}
        aria-label={texts.words.protect(text)}
        aria-pressed={isProtected}
        onClick={onToggle}
      >
        {isProtected ? <IconShieldCheckFilled size={16} /> : <IconShield size={16} />}
      </ActionIcon>
    </Tooltip>
  )
}
