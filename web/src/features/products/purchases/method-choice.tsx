import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { type CostMethod, costBook, costMethods } from '@vendaclara/core/products'
import { useState } from 'react'
import { SteadyButton } from '../../../ui/buttons.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { formatCents } from '../../../ui/number-formats.ts'
import { type CostInForce, costInForce } from '../model/product-row.ts'
import { texts as words } from '../model/texts.ts'
import type { ProductList } from '../saving/queries.ts'
import { useOfferedChange } from '../saving/use-change-products.ts'
import type { Bought } from './bought.ts'
import { texts } from './texts.ts'

interface MethodChoiceProps {
  list: ProductList
  bought: Bought
  today: string
}

const mostNamed = 8

/** How costs are found. Another method is taken only after what it changes was shown. */
export function MethodChoice({ list, bought, today }: MethodChoiceProps) {
  const { settings } = list
  const [asked, setAsked] = useState(settings.method)
  const saving = useOfferedChange()
  const take = () => {
    const name = texts.method.names[asked]
    saving.save(
      { kind: 'edit', name, settings: { method: asked, taxIds: [...settings.taxIds] } },
      texts.method.done(name),
    )
  }
  return (
    <Stack gap="xs">
      <Text size="sm" fw={550} id="cost-method">
        {texts.method.label}
      </Text>
      <SegmentedControl
        aria-labelledby="cost-method"
        value={asked}
        onChange={(method) => setAsked(method as CostMethod)}
        data={costMethods.map((value) => ({ value, label: texts.method.names[value] }))}
      />
      <Text size="sm" c="dimmed">
        {texts.method.hints[asked]}
      </Text>
      {asked !== settings.method && (
        <>
          <Changes list={list} bought={bought} today={today} method={asked} />
          {saving.failure && <FailureAlert title={texts.method.failed} message={saving.failure} />}
          <Group>
            <SteadyButton isBusy={saving.isBusy} busyLabel={texts.method.taking} onClick={take}>
              {texts.method.take(texts.method.names[asked])}
            </SteadyButton>
            <Button variant="default" onClick={() => setAsked(settings.method)}>
              {texts.method.keep}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}

/** The costs of today that another method changes. */
function Changes({ list, bought, today, method }: MethodChoiceProps & { method: CostMethod }) {
  const { products, settings } = list
  const [before, after] = [settings.method, method].map((each) =>
    costBook({ products, ...bought, method: each }),
  )
  const changed = products.flatMap(({ id, name }) => {
    const was = before ? costInForce(before, id, today) : null
    const is = after ? costInForce(after, id, today) : null
    return was?.cost === is?.cost ? [] : [{ id, name: name || words.unnamed, was, is }]
  })
  const inWords = (cost: CostInForce | null) => (cost ? formatCents(cost.cost) : words.none)
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {texts.method.changes(changed.length)}
      </Text>
      {changed.slice(0, mostNamed).map(({ id, name, was, is }) => (
        <Text key={id} size="sm">
          {texts.method.change(name, inWords(was), inWords(is))}
        </Text>
      ))}
      {changed.length > mostNamed && <Text size="sm">{texts.method.more(changed.length - mostNamed)}</Text>}
    </div>
  )
}
