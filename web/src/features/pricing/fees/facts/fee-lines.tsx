import { Button, ScrollArea, Table, Text, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import type { FeeTable } from '@vendaclara/core/pricing'
import { useId } from 'react'
import { texts } from '../fee-texts.ts'
import classes from './facts.module.css'
import {
  categoryInWords,
  commissionInWords,
  extraInWords,
  fixedFeeInWords,
  lineInWords,
} from './line-words.ts'

/** 'Ver as faixas': every line of a table with its fees and its certainty, closed at first. */
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
          <IconChevronDown size={15} aria-hidden className={classes.chevron} data-opened={isOpen} />
        }
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={toggle}
      >
        {texts.lines.see}
        <VisuallyHidden>{texts.lines.of(table.name)}</VisuallyHidden>
      </Button>
      <div id={content}>{isOpen && <LineTable table={table} />}</div>
    </div>
  )
}

function LineTable({ table: { name, rules, categories = [], certainty: whole } }: { table: FeeTable }) {
  return (
    <ScrollArea.Autosize
      mah={320}
      offsetScrollbars="y"
      type="auto"
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': texts.lines.title(name) }}
    >
      <Table stickyHeader verticalSpacing={6} horizontalSpacing={6} fz="xs" tabularNums>
        <Table.Thead>
          <Table.Tr c="dimmed">
            <Table.Th>{texts.lines.line}</Table.Th>
            <Table.Th ta="end">{texts.editor.commission}</Table.Th>
            <Table.Th ta="end">{texts.editor.fixedFee}</Table.Th>
            <Table.Th>{texts.certainty}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {categories.map((category) => (
            <Table.Tr key={category.id}>
              <Table.Th scope="row" fw={500}>
                {category.name}
              </Table.Th>
              <Table.Td colSpan={2}>{categoryInWords(category)}</Table.Td>
              <Table.Td>{texts.lines.certainties[whole]}</Table.Td>
            </Table.Tr>
          ))}
          {rules.map((rule, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a table never move
            <Table.Tr key={position}>
              <Table.Th scope="row" fw={500}>
                {lineInWords(rule)}
              </Table.Th>
              <Table.Td ta="end" style={{ whiteSpace: 'nowrap' }}>
                {commissionInWords(rule)}
              </Table.Td>
              <Table.Td ta="end">
                {fixedFeeInWords(rule)}
                {extraInWords(rule).map((words) => (
                  <Text key={words} size="xs" c="dimmed">
                    {words}
                  </Text>
                ))}
              </Table.Td>
              <Table.Td>{texts.lines.certainties[rule.certainty ?? whole]}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}
