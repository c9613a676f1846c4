import { TagsInput, Text } from '@mantine/core'
import type { LosingWord } from '@vendaclara/core/ads'
import { useState } from 'react'
import { formatCount } from '../../../../ui/format-count.ts'
import { pageOf } from '../../table/page-of.ts'
import { Pager } from '../../table/pager.tsx'
import { texts } from '../texts.ts'
import { mostWords } from '../worker/most-words.ts'
import { CopyListButton } from './copy-list-button.tsx'
import { FigureHead } from './figure-cell.tsx'
import classes from './lists.module.css'
import { rowsOnPage } from './rows-on-page.ts'
import { WordRow } from './word-row.tsx'

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
        <div className={classes.pager}>
          <Pager
            label={texts.pages(texts.lists.words)}
            number={page.number}
            count={page.count}
            onTurn={setWanted}
          />
        </div>
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
