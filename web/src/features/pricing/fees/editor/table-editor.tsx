import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react'
import type { OwnFeeTable } from '@vendaclara/contract/fee-settings'
import type { FeeTable } from '@vendaclara/core/pricing'
import { type FormEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { texts as pricingTexts } from '../../pricing-texts.ts'
import { texts } from '../fee-texts.ts'
import { BandTable, type BandTableHandle } from './band-table.tsx'
import type { RuleDraft, TableDraft } from './table-draft.ts'
import {
  backToOfficial,
  besideOfficial,
  differsFrom,
  draftOf,
  officialOf,
  ruleAfter,
  tableOfDraft,
} from './table-draft.ts'
import { TableHeadFields } from './table-head-fields.tsx'
import { type CellProblem, type TableProblems, tableProblems } from './table-problems.ts'

interface TableEditorProps {
  table: OwnFeeTable
  onChanged: () => void
  onDone: (table: OwnFeeTable) => void
  onCancel: () => void
}

/**
 * The editor of a seller's own fee table. Problems appear at the first attempt to save, and from then on while typing.
 */
export function TableEditor({ table, onChanged, onDone, onCancel }: TableEditorProps) {
  const bands = useRef<BandTableHandle>(null)
  const name = useRef<HTMLInputElement>(null)
  const official = useMemo(() => officialOf(table), [table])
  const edits = useTableDraft(table, official, bands, onChanged)
  const { draft } = edits
  const [isChecked, setChecked] = useState(false)
  const edited = useMemo(() => tableOfDraft(draft, table), [draft, table])
  const problems = useMemo(() => (isChecked ? tableProblems(edited) : null), [isChecked, edited])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refused = event.currentTarget.querySelector<HTMLElement>('[data-refused]')
    if (refused) return refused.focus()
    const found = tableProblems(edited)
    setChecked(true)
    if (found.count === 0) return onDone(edited)
    if (found.name) return name.current?.focus()
    const first = Math.min(...found.rows.keys())
    if (Number.isFinite(first)) bands.current?.show(first)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Title order={3} tabIndex={-1} data-step-heading style={{ outline: 'none' }}>
          {texts.editor.title} · {pricingTexts.marketplaces[table.marketplace]}
        </Title>
        <TableHeadFields
          draft={draft}
          problems={problems}
          nameRef={name}
          onEdit={(part) => edits.change((known) => ({ ...known, ...part }))}
        />
        <BandTable
          draft={draft}
          hasCategories={table.categories !== undefined}
          hasOfficial={official !== undefined}
          problems={problems?.rows ?? noProblems}
          handle={bands}
          onEdit={edits.editRule}
          onRemove={edits.removeRule}
        />
        <TableButtons edits={edits} table={table} official={official} />
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

interface TableButtonsProps {
  edits: ReturnType<typeof useTableDraft>
  table: OwnFeeTable
  official: FeeTable | undefined
}

function TableButtons({ edits, table, official }: TableButtonsProps) {
  const { draft, addRule, bringBack, undoable, undo } = edits
  const isOther = official !== undefined && differsFrom(draft, official, table)
  const comparison = official && (isOther ? texts.editor.official : texts.editor.asOfficial)(official.name)
  return (
    <Group gap="xs">
      <Button variant="default" size="xs" leftSection={<IconPlus size={16} />} onClick={addRule}>
        {texts.editor.addRow}
      </Button>
      {isOther && (
        <Button variant="default" size="xs" leftSection={<IconArrowBackUp size={16} />} onClick={bringBack}>
          {texts.editor.allBack}
        </Button>
      )}
      <Text size="xs" c="dimmed" role="status">
        {undoable?.words ?? comparison}
      </Text>
      {undoable && (
        <Button variant="subtle" size="compact-xs" onClick={undo}>
          {texts.editor.undo}
        </Button>
      )}
    </Group>
  )
}

const noProblems: ReadonlyMap<number, readonly CellProblem[]> = new Map()

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

interface EditorState {
  readonly draft: TableDraft
  readonly undoable?: { readonly words: string; readonly draft: TableDraft } | undefined
}

/**
 * The table while it is edited. An added band is brought into view, and so is the band in the place of a removed one.
 */
function useTableDraft(
  table: OwnFeeTable,
  official: FeeTable | undefined,
  bands: RefObject<BandTableHandle | null>,
  onChanged: () => void,
) {
  const [{ draft, undoable }, setState] = useState<EditorState>(() => {
    const own = draftOf(table)
    return { draft: official ? besideOfficial(own, official) : own }
  })
  const toShow = useRef<number>(undefined)
  /** `words` say what was done, if it can be undone. */
  const change = useCallback(
    (next: (draft: TableDraft) => TableDraft, words?: string) => {
      setState(({ draft: before }) => ({
        draft: next(before),
        undoable: words === undefined ? undefined : { words, draft: before },
      }))
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
      change(
        (known) => ({ ...known, rules: known.rules.filter((rule) => rule.key !== key) }),
        texts.editor.removed(position + 1),
      )
    },
    [change],
  )
  const addRule = () => {
    toShow.current = draft.rules.length
    change((known) => ({ ...known, rules: [...known.rules, ruleAfter(known)] }))
  }
  const bringBack = () =>
    official && change((known) => backToOfficial(known, official), texts.editor.broughtBack(official.name))
  const undo = () => undoable && change(() => undoable.draft)
  useEffect(() => {
    if (toShow.current !== undefined) bands.current?.show(Math.min(toShow.current, draft.rules.length - 1))
    toShow.current = undefined
  }, [draft.rules.length, bands])
  return { draft, change, editRule, removeRule, addRule, bringBack, undoable, undo }
}
