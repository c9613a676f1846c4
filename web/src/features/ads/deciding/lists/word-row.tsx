import { ActionIcon, Tooltip } from '@mantine/core'
import { IconShield, IconShieldCheckFilled } from '@tabler/icons-react'
import type { LosingWord } from '@vendaclara/core/ads'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { formatCount } from '../../../../ui/format-count.ts'
import { SignedAmount } from '../signed-amount.tsx'
import { texts } from '../texts.ts'
import { VerdictMark } from '../verdict-mark.tsx'
import { FigureCell } from './figure-cell.tsx'
import classes from './lists.module.css'

interface WordRowProps {
  word: LosingWord
  isProtected: boolean
  onToggle: () => void
}

export function WordRow({ word, isProtected, onToggle }: WordRowProps) {
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
