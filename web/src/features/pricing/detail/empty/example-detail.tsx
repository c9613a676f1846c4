import { Badge, Button, Group, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type Marketplace, marketplaceEntries } from '@vendaclara/core/pricing'
import { useCallback, useMemo, useState } from 'react'
import { type Listing, newListing, type PricingBasis, withPrice } from '../../model/listing.ts'
import { CalculatorContext, useCalculator } from '../../saving/actions/calculator-context.ts'
import { exampleTexts as texts } from '../detail-texts.ts'
import { ListingDetail } from '../listing-detail.tsx'

interface ExampleDetailProps {
  marketplace: Marketplace
  onLeave: () => void
}

/** An example for trying out every figure. Changes last as long as it is open. */
export function ExampleDetail({ marketplace, onLeave }: ExampleDetailProps) {
  const calculator = useCalculator()
  const [listing, setListing] = useState(() => exampleListing(marketplace, calculator.basis))
  const edit = useCallback(
    (_marketplace: Marketplace, _id: string, part: Partial<Listing>) => {
      setListing((before) => ({ ...before, ...part }))
      const former = Object.keys(part).map((name) => [name, listing[name as keyof Listing]])
      return () => setListing((now) => ({ ...now, ...Object.fromEntries(former) }))
    },
    [listing],
  )
  const own = useMemo(() => ({ ...calculator, actions: { ...calculator.actions, edit } }), [calculator, edit])
  return (
    <CalculatorContext value={own}>
      <ListingDetail
        exampleHeader={<ExampleHeader onLeave={onLeave} />}
        listing={listing}
        onRemove={noUndo}
      />
    </CalculatorContext>
  )
}

/** A listing of no shop, for trying out the calculator. It is never saved, counted or exported. */
export function exampleListing(marketplace: Marketplace, basis: PricingBasis): Listing {
  return withPrice(
    {
      ...newListing('example', marketplace, basis),
      title: texts.title,
      productCost: 32.9,
      variableCost: 1.8,
      mlTax: 13,
      shippingCost: marketplaceEntries[marketplace].fixedFee === 'freight' ? 21.9 : 0,
      peso: 0.6,
      category: 'casa',
    },
    basis,
  )
}

/** The example removes no listing. */
const noUndo = () => () => undefined

function ExampleHeader({ onLeave }: Pick<ExampleDetailProps, 'onLeave'>) {
  return (
    <Group component="header" gap="xs" mb="lg" align="center">
      <Title order={2} flex="1 1 300px">
        {texts.title}
      </Title>
      <Button
        variant="default"
        size="sm"
        autoFocus
        leftSection={<IconX size={17} stroke={1.7} />}
        onClick={onLeave}
      >
        {texts.leave}
      </Button>
      <Group gap="xs" w="100%">
        <Badge variant="light">{texts.badge}</Badge>
        <Text size="sm" c="dimmed">
          {texts.about}
        </Text>
      </Group>
    </Group>
  )
}
