import { Button, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { FeeCategory, FeeRule, FeeTable } from '@vendaclara/core/pricing'
import { useId } from 'react'
import { columnsOf, type TableColumn } from '../../../../table/data-table.tsx'
import { Second, SmallTable } from '../../../../table/small-table.tsx'
import { texts } from '../fee-texts.ts'
import {
  categoryInWords,
  commissionInWords,
  extraInWords,
  fixedFeeInWords,
  lineInWords,
} from './line-words.ts'

export function FeeLines({ table }: { table: FeeTable }) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const content = useId()
  return (
    <div>
      <Button
        variant="subtle"
        size="xs"
        px={6}
        ml={-6}
        leftSection={
          isOpen ? <IconChevronDown size={15} aria-hidden /> : <IconChevronRight size={15} aria-hidden />
        }
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={toggle}
      >
        {texts.lines.see}
        <VisuallyHidden>{texts.lines.of(table.name)}</VisuallyHidden>
      </Button>
      <div id={content}>
        {isOpen && (
          <SmallTable
            label={texts.lines.title(table.name)}
            columns={columns}
            rows={linesOf(table)}
            keyOf={(_, position) => position}
          />
        )}
      </div>
    </div>
  )
}

type Line = { readonly certainty: string } & ({ readonly category: FeeCategory } | { readonly rule: FeeRule })

function linesOf({ rules, categories = [], certainty: whole }: FeeTable): readonly Line[] {
  const { certainties } = texts.lines
  return [
    ...categories.map((category) => ({ category, certainty: certainties[whole] })),
    ...rules.map((rule) => ({ rule, certainty: certainties[rule.certainty ?? whole] })),
  ]
}

const columns: TableColumn<Line>[] = columnsOf(
  texts.lines.columns,
  {
    line: (line) => ('rule' in line ? lineInWords(line.rule) : line.category.name),
    commission: (line) => ('rule' in line ? commissionInWords(line.rule) : categoryInWords(line.category)),
    fixedFee: (line) =>
      'rule' in line && (
        <>
          {fixedFeeInWords(line.rule)}
          {extraInWords(line.rule).map((words) => (
            <Second key={words}>{words}</Second>
          ))}
        </>
      ),
    certainty: ({ certainty }) => certainty,
  },
  ['certainty'],
)
