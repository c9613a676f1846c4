import { Button, EmptyState } from '@mantine/core'
import { IconCalculator, IconPlus, IconTableImport } from '@tabler/icons-react'
import type { Marketplace } from '@vendaclara/core/pricing'
import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { exampleHash } from '../../../../addresses.ts'
import { texts as importTexts } from '../../import/import-texts.ts'
import { texts } from '../../pricing-texts.ts'
import { useCalculator } from '../../saving/actions/calculator-context.ts'
import { exampleTexts } from '../detail-texts.ts'
import { ExampleDetail } from './example-detail.tsx'

interface EmptyDetailProps {
  marketplace: Marketplace
  onCreate: (event: MouseEvent) => void
}

export function EmptyDetail({ marketplace, onCreate }: EmptyDetailProps) {
  const { onImport } = useCalculator()
  // Undefined until it was opened: the button only gets the focus when the seller comes back from the example.
  const [isExample, setExample] = useState<boolean | undefined>(
    useLocation().hash === exampleHash || undefined,
  )
  if (isExample) return <ExampleDetail marketplace={marketplace} onLeave={() => setExample(false)} />
  return (
    <EmptyState
      maw={460}
      mt={{ base: '8dvh', sm: '16dvh' }}
      mx="auto"
      variant="light"
      icon={<IconCalculator size={30} stroke={1.6} />}
      title={texts.empty.title(marketplace)}
      description={texts.empty.description}
    >
      <EmptyState.Actions style={{ justifyContent: 'center' }}>
        <Button leftSection={<IconPlus size={18} />} onClick={onCreate}>
          {texts.list.create}
        </Button>
        <Button variant="default" leftSection={<IconTableImport size={18} stroke={1.7} />} onClick={onImport}>
          {importTexts.import}
        </Button>
        <Button variant="subtle" autoFocus={isExample === false} onClick={() => setExample(true)}>
          {exampleTexts.open}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
