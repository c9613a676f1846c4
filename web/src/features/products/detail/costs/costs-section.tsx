import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { Cents } from '@vendaclara/core/money'
import { costOfPieces, type DatedCost, type UnitCost, type UnitCostFrom } from '@vendaclara/core/products'
import { type KeyboardEvent, useState } from 'react'
import { DayField } from '../../../../forms/day-field.tsx'
import pieces from '../../../../theme/pieces.module.css'
import { formatDay } from '../../../../ui/days.ts'
import { formatCents } from '../../../../ui/number-formats.ts'
import { texts as words } from '../../model/texts.ts'
import { dearest, readCost } from '../../model/typed-numbers.ts'
import { texts } from '../texts.ts'
import { type CostEdits, editedCosts } from './cost-edits.ts'

interface CostsSectionProps {
  stored: readonly DatedCost[]
  /** What its purchases make it cost; only they change that. */
  bought: readonly UnitCostFrom[]
  edits: CostEdits
  onEdit: (edits: CostEdits) => void
}

/** What a piece cost from which day on. An edit counts when the product is saved. */
export function CostsSection({ stored, bought, edits, onEdit }: CostsSectionProps) {
  const costs = editedCosts(stored, edits)
  const edit = (day: string, cost: DatedCost | null) => onEdit(new Map(edits).set(day, cost))
  const lines: readonly LineOfCost[] = [
    ...costs.map((cost) => ({ ...cost, onRemove: () => edit(cost.from, null) })),
    ...bought.map((one) => ({ from: one.from, cost: costOfPieces(one), origin: one.origin })),
  ]
  return (
    <Stack gap="sm">
      {lines.length > 0 && (
        <ul className={pieces.lines} aria-label={texts.costs.list}>
          {lines
            .toSorted((one, other) => (one.from < other.from ? 1 : -1))
            .map((line) => (
              <CostLine key={`${line.from} ${line.origin}`} {...line} />
            ))}
        </ul>
      )}
      <NewCost days={costs.map(({ from }) => from)} onAdd={(cost) => edit(cost.from, cost)} />
    </Stack>
  )
}

interface LineOfCost {
  readonly from: string
  readonly cost: Cents
  readonly origin: UnitCost['origin']
  readonly onRemove?: () => void
}

function CostLine({ from, cost, origin, onRemove }: LineOfCost) {
  return (
    <li>
      <span>
        <strong style={{ fontVariantNumeric: 'tabular-nums' }}>
          {cost === 0 ? words.zeroCost : formatCents(cost)}
        </strong>{' '}
        <Text span size="sm" c="dimmed">
          {words.since(formatDay(from))}, {texts.costs.origins[origin]}
        </Text>
      </span>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.costs.remove(formatDay(from))}
          onClick={onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </li>
  )
}

interface NewCostProps {
  days: readonly string[]
  onAdd: (cost: DatedCost) => void
}

function NewCost({ days, onAdd }: NewCostProps) {
  const [typed, setTyped] = useState('')
  const [day, setDay] = useState<string>(() => brazilianDay(new Date()))
  const [isAsked, setAsked] = useState(false)
  const cost = readCost(typed)
  const add = () => {
    if (cost === undefined || day === '') return setAsked(true)
    onAdd({ from: day, cost, origin: 'typed' })
    setTyped('')
    setAsked(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  const isWrong = cost === undefined && (isAsked || typed.trim() !== '')
  return (
    <Group align="flex-start" gap="sm" wrap="wrap">
      <TextInput
        flex="1 1 150px"
        label={texts.costs.label}
        leftSection="R$"
        leftSectionPointerEvents="none"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isWrong && texts.costs.noCost(dearest)}
        description={cost === 0 ? texts.costs.zero : texts.costs.hint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={press}
      />
      <DayField
        flex="1 1 140px"
        label={texts.costs.from}
        value={day}
        error={isAsked && day === '' ? texts.costs.noDay : undefined}
        onChange={setDay}
      />
      <Button variant="default" mt={{ base: 0, xs: 27 }} leftSection={<IconPlus size={16} />} onClick={add}>
        {days.includes(day) ? texts.costs.replace : texts.costs.add}
      </Button>
    </Group>
  )
}
