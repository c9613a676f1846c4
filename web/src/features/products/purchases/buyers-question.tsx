import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import panels from '../../../ui/panels.module.css'
import { formatTaxId } from './tax-id.ts'
import { texts } from './texts.ts'

interface BuyersQuestionProps {
  others: readonly { readonly buyer: string; readonly buyerName: string; readonly invoices: number }[]
  onAnswer: (taxIds: readonly string[]) => void
}

/** Which of the companies that bought is the seller. */
export function BuyersQuestion({ others, onAnswer }: BuyersQuestionProps) {
  const known = others.filter(({ buyer }) => /^[0-9A-Z]{11,14}$/.test(buyer))
  const [chosen, setChosen] = useState<string[]>([])
  if (known.length === 0) return null
  return (
    <section className={panels.panel}>
      <Stack gap="sm">
        <Checkbox.Group
          label={texts.buyers.title}
          description={texts.buyers.hint}
          value={chosen}
          onChange={setChosen}
        >
          <Stack gap="xs" mt="xs">
            {known.map(({ buyer, buyerName, invoices }) => (
              <Checkbox
                key={buyer}
                value={buyer}
                label={texts.buyers.label(formatTaxId(buyer), buyerName, invoices)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Text>
          <Button disabled={chosen.length === 0} onClick={() => onAnswer(chosen)}>
            {texts.buyers.confirm}
          </Button>
        </Text>
      </Stack>
    </section>
  )
}
