import { Button, SimpleGrid, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { promotions } from '@vendaclara/core/pricing'
import { memo, useCallback, useId } from 'react'
import { formatBrl, formatNumber } from '../../../../ui/number-formats.ts'
import { FieldInput } from '../../model/fields/field-input.tsx'
import { type Listing, promotionFields } from '../../model/listing.ts'
import { texts } from '../../pricing-texts.ts'

const words = texts.listing.promotions

interface PromotionFieldsProps {
  listing: Listing
  onEdit: (part: Partial<Listing>) => void
}

function PlainPromotionFields({ listing, onEdit }: PromotionFieldsProps) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const id = useId()
  const sum = sumInWords(listing)
  // A promotion without costs is stored as absent.
  const edit = useCallback(
    (part: Partial<Listing>) =>
      onEdit(Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value || undefined]))),
    [onEdit],
  )
  return (
    <div>
      <Button
        variant="subtle"
        color="gray"
        px={0}
        fullWidth
        justify="space-between"
        rightSection={
          <IconChevronDown
            size={17}
            style={{ transform: isOpen ? 'rotate(180deg)' : undefined }}
            aria-hidden
          />
        }
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={toggle}
      >
        {words.open}
      </Button>
      <Text size="sm" c="dimmed">
        {sum ?? (isOpen ? words.hint : null)}
      </Text>
      {isOpen && (
        <SimpleGrid id={id} cols={2} spacing="sm" verticalSpacing="sm" mt="sm">
          {promotions.flatMap((promotion) =>
            Object.values(promotionFields[promotion]).map((name) => (
              <FieldInput key={name} name={name} values={listing} onEdit={edit} />
            )),
          )}
        </SimpleGrid>
      )}
    </div>
  )
}

/** Ads, coupon and affiliates: closed at first, with their sum. Rendered again only if one of them changes. */
export const PromotionFields = memo(
  PlainPromotionFields,
  (before, after) =>
    before.onEdit === after.onEdit &&
    Object.values(promotionFields)
      .flatMap(({ percent, amount }) => [percent, amount])
      .every((name) => before.listing[name] === after.listing[name]),
)

/** The sum of all promotions, as 'Somam 7% do preço + R$ 3,50 por venda.'; null if they cost nothing. */
function sumInWords(listing: Listing): string | null {
  const fields = Object.values(promotionFields)
  const percents = fields.reduce((sum, { percent }) => sum + (listing[percent] ?? 0), 0)
  const amounts = fields.reduce((sum, { amount }) => sum + (listing[amount] ?? 0), 0)
  const said = [
    ...(percents === 0 ? [] : [words.percentOfPrice(`${formatNumber(percents, 0, 2)}%`)]),
    ...(amounts === 0 ? [] : [formatBrl(amounts)]),
  ]
  return said.length === 0 ? null : words.set(said.join(' + '))
}
