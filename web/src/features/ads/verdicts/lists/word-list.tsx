import { ActionIcon, TagsInput, Text, Tooltip } from '@mantine/core'
import { IconShield, IconShieldCheckFilled } from '@tabler/icons-react'
import type { LosingWord } from '@vendaclara/core/ads'
import { useState } from 'react'
import { Pager, pageOf } from '../../../../table/pager.tsx'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { formatCount } from '../../../../ui/format-count.ts'
import { texts } from '../texts.ts'
import { SignedAmount } from '../verdict-figures.tsx'
import { VerdictMark } from '../verdict-mark.tsx'
import { mostWords } from '../worker/losing-terms.ts'
import { CopyListButton, FigureCell, FigureHead, rowsOnPage } from './list-parts.tsx'
import classes from './lists.module.css'

interface WordListProps {
  words: readonly LosingWord[]
  protectedWords: readonly string[]
  onProtect: (words: readonly string[]) => void
}

/** The words of losing terms; those that lose over all and are not protected can be copied. */
export function WordList({ words, protectedWords, onProtect }: WordListProps) {
  const [wanted, setWanted] = useState(1)
  const isProtected = new Set(protectedWords)
  const losing = words.filter(({ text, verdict }) => verdict === 'loss' && !isProtected.has(text))
  const page = pageOf(words, wanted, rowsOnPage)
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
        <div className={classes.frame}>
          <table className={classes.table} aria-label={texts.lists.words}>
            <thead>
              <tr>
                <th scope="col">{texts.columns.word}</th>
                <FigureHead>{texts.columns.losing}</FigureHead>
                <FigureHead>{texts.columns.clicks}</FigureHead>
                <FigureHead>{texts.columns.conversions}</FigureHead>
                <FigureHead>{texts.columns.spend}</FigureHead>
                <FigureHead>{texts.columns.profit}</FigureHead>
                <th scope="col">{texts.columns.verdict}</th>
              </tr>
            </thead>
            <tbody>
              {page.items.map((word) => (
                <WordRow
                  key={word.text}
                  word={word}
                  isProtected={isProtected.has(word.text)}
                  onToggle={() => toggle(word.text)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {page.count > 1 && (
        <Pager
          label={texts.pages(texts.lists.words)}
          number={page.number}
          count={page.count}
          onTurn={setWanted}
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

interface WordRowProps {
  word: LosingWord
  isProtected: boolean
  onToggle: () => void
}

function WordRow({ word, isProtected, onToggle }: WordRowProps) {
  const { text, losingTerms, terms, clicks, conversions, spend, profit, verdict } = word
  const label = isProtected ? texts.words.unprotect(text) : texts.words.protect(text)
  return (
    <tr>
      <th scope="row">
        <span className={classes.text}>
          {text}
          <Tooltip label={label} portalProps={{ target: 'main' }}>
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
        </span>
      </th>
      <FigureCell label={texts.columns.losingShort}>
        {texts.words.losing(formatCount(losingTerms), formatCount(terms))}
      </FigureCell>
      <FigureCell label={texts.columns.clicks}>{formatCount(clicks)}</FigureCell>
      <FigureCell label={texts.columns.conversions}>{formatCount(conversions)}</FigureCell>
      <FigureCell label={texts.columns.spend}>{formatBrl(spend)}</FigureCell>
      <FigureCell label={texts.columns.profit}>
        <SignedAmount amount={profit} />
      </FigureCell>
      <td data-label={texts.columns.verdict}>
        {isProtected ? (
          <span className={classes.shielded}>{texts.words.protected}</span>
        ) : (
          <VerdictMark verdict={verdict} />
        )}
      </td>
    </tr>
  )
}
