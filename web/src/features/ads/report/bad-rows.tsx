import { Anchor, Collapse, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { AdsReceipt } from '@vendaclara/core/ads'
import { useId } from 'react'
import classes from './bad-rows.module.css'
import { texts } from './texts.ts'

interface BadRowsProps {
  receipt: AdsReceipt
}

/** How many rows of the file were left out, which opens the list of them. */
export function BadRows({ receipt: { bad, badRows } }: BadRowsProps) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const list = useId()
  if (bad === 0) return null
  const isCut = badRows.length < bad
  return (
    <>
      <Anchor
        component="button"
        type="button"
        size="sm"
        onClick={toggle}
        aria-expanded={isOpen}
        aria-controls={list}
      >
        {texts.badRows.open(bad)}
      </Anchor>
      <Collapse expanded={isOpen} id={list}>
        <Text size="sm" c="dimmed">
          {texts.badRows.hint}
          {isCut && badRows.length > 0 && ` ${texts.badRows.more(badRows.length, bad)}`}
        </Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard. */}
        <ul className={classes.list} aria-label={texts.badRows.name} tabIndex={0}>
          {badRows.map((row) => (
            <li key={row.line}>
              <strong>{texts.badRows.line(row.line)}</strong> {texts.badRows.reason(row)}
            </li>
          ))}
        </ul>
      </Collapse>
    </>
  )
}
