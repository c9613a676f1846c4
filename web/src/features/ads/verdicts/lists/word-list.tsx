import { ActionIcon, TagsInput, Tooltip } from '@mantine/core'
import { IconShield, IconShieldCheckFilled } from '@tabler/icons-react'
import type { LosingWord } from '@vendaclara/core/ads'
import pieces from '../../../../theme/pieces.module.css'
import { formatCount } from '../../../../ui/number-formats.ts'
import { mostWords } from '../../worker/report-terms.ts'
import { texts } from '../texts.ts'
import { SignedAmount } from '../verdict-figures.tsx'
import { VerdictMark } from '../verdict-mark.tsx'
import type { VerdictSettings } from '../verdict-settings.ts'
import classes from '../verdicts.module.css'
import { ActionList, figure, type ListColumn, words } from './list-parts.tsx'

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
      <ActionList
        name={texts.lists.words}
        lead={`${texts.leads.words} ${words.length === mostWords ? texts.leads.mostWords(formatCount(mostWords)) : ''}`}
        none={texts.none.words}
        columns={columnsOf(isProtected, toggle)}
        rows={words}
        keyOf={({ text }) => text}
        copy={{ count: unsold.length, lines: () => unsold.map(({ text }) => text) }}
      />
      <TagsInput
        maw={640}
        mt={16}
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
): ListColumn<LosingWord>[] {
  return [
    {
      id: 'word',
      label: texts.columns.word,
      kind: 'name',
      cell: ({ text }) => (
        <span className={`${pieces.marked} ${classes.text}`}>
          {text}
          <ProtectButton text={text} isProtected={isProtected.has(text)} onToggle={() => toggle(text)} />
        </span>
      ),
    },
    figure('losing', 'count', ({ losingTerms }) => losingTerms, {
      shortLabel: texts.columns.losingShort,
      cell: ({ losingTerms, terms }) => texts.words.losing(formatCount(losingTerms), formatCount(terms)),
    }),
    figure('clicks', 'count', ({ clicks }) => clicks),
    figure('conversions', 'count', ({ conversions }) => conversions),
    figure('spend', 'money', ({ spend }) => spend),
    figure('profit', 'money', ({ profit }) => profit, {
      cell: ({ profit }) => <SignedAmount amount={profit} />,
    }),
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
