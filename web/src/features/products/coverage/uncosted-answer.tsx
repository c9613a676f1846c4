import { Button, Group, TextInput } from '@mantine/core'
import type { Uncosted } from '@vendaclara/core/products'
import { type KeyboardEvent, useState } from 'react'
import { formatDay } from '../../../ui/days.ts'
import { useOpenHere } from '../model/open-here.ts'
import { ProductPicker } from '../model/product-picker.tsx'
import { dearest, readCost } from '../model/typed-numbers.ts'
import type { ProductList } from '../saving/queries.ts'
import { texts } from './texts.ts'
import type { UncostedActions } from './use-uncosted-actions.ts'

interface UncostedAnswerProps {
  one: Uncosted
  name: string
  list: ProductList
  actions: UncostedActions
}

/** What the seller can say of something that was sold without a cost: its product, or what it costs. */
export function UncostedAnswer({ one, name, list, actions }: UncostedAnswerProps) {
  const open = useOpenHere()
  const { product, why } = one
  if (product === null) {
    const proposed = actions.proposalFor(one)
    return (
      <Group gap={6} align="flex-start">
        {proposed && (
          <Button
            size="xs"
            variant="light"
            disabled={actions.isBusy}
            onClick={() => actions.tie(one, proposed.id)}
          >
            {texts.propose(proposed.name)}
          </Button>
        )}
        {list.products.length > 0 && (
          <ProductPicker
            label={texts.tie(name)}
            isLabelHidden
            products={list.products}
            onChoose={(id) => actions.tie(one, id)}
          />
        )}
        <Button size="xs" variant="default" disabled={actions.isBusy} onClick={() => actions.create(one)}>
          {texts.create}
        </Button>
      </Group>
    )
  }
  if (why === 'part') {
    const [missing = product.id] = one.missing
    return (
      <Button size="xs" variant="default" onClick={() => open({ produto: missing }, { replace: true })}>
        {texts.open}
      </Button>
    )
  }
  return <CostAnswer name={name} onSave={(typed) => actions.setCost(product.id, typed)} actions={actions} />
}

interface CostAnswerProps {
  name: string
  actions: UncostedActions
  onSave: (cost: NonNullable<ReturnType<typeof readCost>>) => void
}

function CostAnswer({ name, actions, onSave }: CostAnswerProps) {
  const [typed, setTyped] = useState('')
  const cost = readCost(typed)
  const save = () => cost !== undefined && !actions.isBusy && onSave(cost)
  return (
    <Group gap={6} align="flex-start">
      <TextInput
        w={150}
        size="xs"
        leftSection="R$"
        leftSectionPointerEvents="none"
        inputMode="decimal"
        aria-label={texts.cost(name)}
        value={typed}
        description={cost === undefined ? undefined : texts.costHint(formatDay(actions.from))}
        inputWrapperOrder={['input', 'error', 'description']}
        error={typed.trim() !== '' && cost === undefined && texts.wrongCost(dearest)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && save()}
      />
      <Button size="xs" variant="default" disabled={cost === undefined || actions.isBusy} onClick={save}>
        {texts.saveCost}
      </Button>
    </Group>
  )
}
