import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { texts } from '../../texts.ts'
import { ResultsGrid } from './results-grid.tsx'
import { ResultsRow } from './results-row.tsx'
import type { OpenRowsProps, ResultsTableProps } from './results-table-props.ts'
import classes from './stepped-results.module.css'

const shownAtFirst = 20
const step = 50

/** The first rows, and more of them when asked: the page scrolls past them to what comes after. */
export function SteppedResults(props: ResultsTableProps & OpenRowsProps) {
  const { label, rows, withAmount, state, work, opened, onToggle } = props
  const [wanted, setWanted] = useState(shownAtFirst)
  const shown = rows.slice(0, wanted)
  return (
    <div className={classes.frame}>
      <ResultsGrid label={label} count={rows.length} withAmount={withAmount}>
        {shown.map((row, index) => (
          <ResultsRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an order another client stored can be there twice
            key={`${index} ${row['ID do pedido']}`}
            row={row}
            index={index}
            opened={opened.has(row['ID do pedido'])}
            onToggle={onToggle}
            state={state}
            work={work}
          />
        ))}
      </ResultsGrid>
      {shown.length < rows.length && (
        <div className={classes.more}>
          <Text size="sm" c="dimmed" aria-live="polite">
            {texts.results.shown(shown.length, rows.length)}
          </Text>
          <Button variant="default" fullWidth onClick={() => setWanted(wanted + step)}>
            {texts.results.more}
          </Button>
        </div>
      )}
    </div>
  )
}
