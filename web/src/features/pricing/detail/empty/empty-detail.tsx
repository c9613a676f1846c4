import { Button, EmptyState } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalculator, IconPlus, IconTableImport } from '@tabler/icons-react'
import type { Marketplace } from '@vendaclara/core/pricing'
import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { exampleHash } from '../../../../addresses.ts'
import { ImportDialog } from '../../import/import-dialog.tsx'
import { texts as importTexts } from '../../import/texts.ts'
import type { PricingBasis } from '../../model/listing.ts'
import { texts } from '../../texts.ts'
import { ExampleDetail } from './example-detail.tsx'
import { texts as exampleTexts } from './texts.ts'

interface EmptyDetailProps {
  marketplace: Marketplace
  basis: PricingBasis
  onCreate: (event: MouseEvent) => void
  onConfigure: () => void
  onChooseTable: () => void
}

export function EmptyDetail({ onCreate, ...props }: EmptyDetailProps) {
  const { marketplace, basis } = props
  const [importing, { open, close }] = useDisclosure(false)
  // Undefined until it was opened: the button only gets the focus when the seller comes back from the example.
  const [isExample, setExample] = useState<boolean | undefined>(
    useLocation().hash === exampleHash || undefined,
  )
  if (isExample) return <ExampleDetail {...props} onLeave={() => setExample(false)} />
  return (
    <>
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
          <Button variant="default" leftSection={<IconTableImport size={18} stroke={1.7} />} onClick={open}>
            {importTexts.import}
          </Button>
          <Button variant="subtle" autoFocus={isExample === false} onClick={() => setExample(true)}>
            {exampleTexts.open}
          </Button>
        </EmptyState.Actions>
      </EmptyState>
      <ImportDialog opened={importing} marketplace={marketplace} basis={basis} onClose={close} />
    </>
  )
}
