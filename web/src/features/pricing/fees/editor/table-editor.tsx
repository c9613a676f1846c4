import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { OwnFeeTable } from '@vendaclara/contract/fee-settings'
import { type FormEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { texts as pricingTexts } from '../../texts.ts'
import { texts } from '../texts.ts'
import classes from './editor.module.css'
import { RuleRows, type RuleRowsHandle } from './rule-rows.tsx'
import type { RuleDraft, TableDraft } from './table-draft.ts'
import { draftOf, ruleAfter, tableOfDraft } from './table-draft.ts'
import { TableHeadFields } from './table-head-fields.tsx'
import { type TableProblems, tableProblems } from './table-problems.ts'

interface TableEditorProps {
  table: OwnFeeTable
  onChanged: () => void
  onDone: (table: OwnFeeTable) => void
  onCancel: () => void
}

/** The seller's own fee table. Problems show once it is to be saved, and from then on as it is typed. */
export function TableEditor({ table, onChanged, onDone, onCancel }: TableEditorProps) {
  const rows = useRef<RuleRowsHandle>(null)
  const name = useRef<HTMLInputElement>(null)
  const { draft, change, editRule, removeRule, addRule } = useTableDraft(table, rows, onChanged)
  const [isChecked, setChecked] = useState(false)
  const edited = useMemo(() => tableOfDraft(draft, table), [draft, table])
  const problems = useMemo(() => (isChecked ? tableProblems(edited) : null), [isChecked, edited])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refused = event.currentTarget.querySelector<HTMLElement>('[data-index] [aria-invalid="true"]')
    if (refused) return refused.focus()
    const found = tableProblems(edited)
    setChecked(true)
    if (found.count === 0) return onDone(edited)
    if (found.name) return name.current?.focus()
    const first = Math.min(...found.rows.keys())
    if (Number.isFinite(first)) rows.current?.show(first)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Title order={3} tabIndex={-1} data-step-heading className={classes.title}>
          {texts.editor.title} · {pricingTexts.marketplaces[table.marketplace]}
        </Title>
        <TableHeadFields
          draft={draft}
          problems={problems}
          nameRef={name}
          onEdit={(part) => change((known) => ({ ...known, ...part }))}
        />
        <RuleRows
          draft={draft}
          hasCategories={table.categories !== undefined}
          problems={problems?.rows ?? noProblems}
          handle={rows}
          onEdit={editRule}
          onRemove={removeRule}
        />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} />}
          onClick={addRule}
          style={{ alignSelf: 'flex-start' }}
        >
          {texts.editor.addRow}
        </Button>
        {problems !== null && problems.count > 0 && <Problems {...problems} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {texts.editor.cancel}
          </Button>
          <Button type="submit">{texts.editor.save}</Button>
        </Group>
      </Stack>
    </form>
  )
}

const noProblems: ReadonlyMap<number, string> = new Map()

function Problems({ count, table }: Pick<TableProblems, 'count' | 'table'>) {
  return (
    <div role="alert">
      <Text size="sm" c="var(--mantine-color-error)" fw={600}>
        {texts.editor.problems(count)}
      </Text>
      {table.map((problem) => (
        <Text key={problem} size="sm" c="var(--mantine-color-error)">
          {problem}
        </Text>
      ))}
    </div>
  )
}

/** The table as it is edited. A line that is added, and the one in the place of one removed, comes into view. */
function useTableDraft(table: OwnFeeTable, rows: RefObject<RuleRowsHandle | null>, onChanged: () => void) {
  const [draft, setDraft] = useState(() => draftOf(table))
  const toShow = useRef<number>(undefined)
  const change = useCallback(
    (next: (draft: TableDraft) => TableDraft) => {
      setDraft(next)
      onChanged()
    },
    [onChanged],
  )
  const editRule = useCallback(
    (key: number, part: Partial<RuleDraft>) =>
      change((known) => ({
        ...known,
        rules: known.rules.map((rule) => (rule.key === key ? { ...rule, ...part } : rule)),
      })),
    [change],
  )
  const removeRule = useCallback(
    (key: number, position: number) => {
      toShow.current = position
      change((known) => ({ ...known, rules: known.rules.filter((rule) => rule.key !== key) }))
    },
    [change],
  )
  const addRule = () => {
    toShow.current = draft.rules.length
    change((known) => ({ ...known, rules: [...known.rules, ruleAfter(known)] }))
  }
  useEffect(() => {
    if (toShow.current !== undefined) rows.current?.show(Math.min(toShow.current, draft.rules.length - 1))
    toShow.current = undefined
  }, [draft.rules.length, rows])
  return { draft, change, editRule, removeRule, addRule }
}
