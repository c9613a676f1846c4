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
import type { VerdictSettings } from '../verdict-settings.ts'
import classes from '../verdicts.module.css'
import { CopyListButton, figure, ListHead, rowsOnPage, words } from './list-parts.tsx'

interface WordListProps {
  words: readonly LosingWord[]
  settings: Pick<VerdictSettings, 'protectedWords' | 'protect'>
}

/** The words of losing terms. Those that never sold and are not protected can be copied. */
export function WordList({ words, settings: { protectedWords, protect } }: WordListProps) {
  const isProtected = new Set(protectedWords)
  const unsold = words.filter(
    ({ text, verdict, gmv, conversions }) =>
      verdict === 'loss' && gmv === 0 && conversions === 0 && !isProtected.has(text),
  )
  const toggle = (word: string) =>
    protect(isProtected.has(word) ? protectedWords.filter((one) => one !== word) : [...protectedWords, word])
  return (
    <>
      <ListHead
        lead={`${texts.leads.words} ${words.length === mostWords ? texts.leads.mostWords(formatCount(mostWords)) : ''}`}
      >
        <CopyListButton count={unsold.length} lines={() => unsold.map(({ text }) => text)} />
      </ListHead>
      {words.length === 0 ? (
        <Text className={classes.none}>{texts.none.words}</Text>
      ) : (
        <ListTable
          label={texts.lists.words}
          pagesLabel={texts.lists.pages(texts.lists.words)}
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
          protect([...new Set(values.map((value) => value.trim().normalize('NFC').toLowerCase()))])
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
  return [
    {
      id: 'word',
      label: texts.columns.word,
      kind: 'name',
      cell: ({ text }) => (
        <span className={classes.text}>
          {text}
          <ProtectButton text={text} isProtected={isProtected.has(text)} onToggle={() => toggle(text)} />
        </span>
      ),
    },
    {
      ...figure<LosingWord>('losing', ({ losingTerms, terms }) =>
        texts.words.losing(formatCount(losingTerms), formatCount(terms)),
      ),
      shortLabel: texts.columns.losingShort,
    },
    figure('clicks', ({ clicks }) => formatCount(clicks)),
    figure('conversions', ({ conversions }) => formatCount(conversions)),
    figure('spend', ({ spend }) => formatBrl(spend)),
    figure('profit', ({ profit }) => <SignedAmount amount={profit} />),
    words('verdict', ({ text, verdict }) =>
      isProtected.has(text) ? texts.words.protected : <VerdictMark verdict={verdict} />,
    ),
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
