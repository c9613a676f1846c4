import { Anchor, Box, Button, Group, Stack, Text } from '@mantine/core'
import { listingBounds } from '@vendaclara/contract/pricing'
import { type Cents, toCents, toReais } from '@vendaclara/core/money'
import {
  type Discount,
  largestDiscount,
  type MarginForPrice,
  marginForPrice,
  type PriceFigures,
  payLessZones,
} from '@vendaclara/core/pricing'
import { useCallback, useId } from 'react'
import { Figures } from '../../../../ui/explained/figures.tsx'
import {
  formatBrl,
  formatCents,
  formatNumber,
  formatPercent,
  unknown,
} from '../../../../ui/number-formats.ts'
import { WarningAlert } from '../../../../ui/warning-alert.tsx'
import { explanations } from '../../model/explanation-texts.ts'
import { AmountField } from '../../model/fields/amount-field.tsx'
import { inputsOf } from '../../model/listing.ts'
import { type Calculation, type PricingSides, profitOf } from '../../model/pricing-sides.ts'
import { whatIfTexts as texts } from '../detail-texts.ts'
import { FigureLabel } from '../price/price-card.tsx'
import { SnapButtons } from './snap-buttons.tsx'

interface WhatIfProps {
  calculation: Calculation
  /** The calculated price, in reais and whole centavos. */
  current: number | null
  /** The typed price; null while the calculated one is shown. */
  tested: number | null
  figures: PriceFigures | null
  onTest: (price: number | null) => void
  onUseMargin: (margin: number) => void
}

export function WhatIf(props: WhatIfProps) {
  const { calculation, current, tested, figures, onTest, onUseMargin } = props
  const { listing, basis, sides } = calculation
  const type = useCallback(({ testedPrice }: { testedPrice: number }) => onTest(testedPrice), [onTest])
  const price = tested ?? current
  const cents = price === null ? null : toCents(price)
  const zone =
    cents !== null &&
    payLessZones(sides.seller, sides.fees).find(
      ({ from, to }) => cents >= from && (to === null || cents <= to),
    )
  const use = (profitMargin: number) => {
    onUseMargin(profitMargin)
    onTest(null)
  }
  return (
    <Stack component="section" gap="md" aria-label={texts.title}>
      <Box maw={260}>
        <AmountField
          kind="price"
          name="testedPrice"
          label={texts.field}
          description={texts.fieldHint}
          value={price ?? undefined}
          onEdit={type}
        />
        {tested !== null && current !== null && tested !== current && (
          <Anchor component="button" type="button" size="sm" fw={600} mt={8} onClick={() => onTest(null)}>
            {texts.reset}
          </Anchor>
        )}
      </Box>
      <SnapButtons sides={sides} near={current ?? tested ?? 0} tested={price} onTest={onTest} />
      <WhatIfFigures sides={sides} figures={figures} isCurrent={price === current} />
      {zone && (
        <WarningAlert>
          {texts.cheaperPays(formatCents(zone.better), formatBrl(profitOf(sides, zone.better)))}{' '}
          <Anchor
            component="button"
            type="button"
            inherit
            fw={600}
            c="var(--mantine-color-text)"
            underline="always"
            onClick={() => onTest(toReais(zone.better))}
          >
            {texts.test(formatCents(zone.better))}
          </Anchor>
        </WarningAlert>
      )}
      {cents !== null && price !== current && (
        <UseMargin
          price={cents}
          found={marginForPrice(...inputsOf(listing, basis), cents, listingBounds.margin)}
          onUse={use}
        />
      )}
    </Stack>
  )
}

interface UseMarginProps {
  price: Cents
  found: MarginForPrice
  onUse: (margin: number) => void
}

function UseMargin({ price, found, onUse }: UseMarginProps) {
  const reason = useId()
  const margin = 'margin' in found ? found.margin : null
  return (
    <Group gap="6px 14px">
      <Button
        variant="light"
        aria-describedby={reason}
        aria-disabled={margin === null}
        {...(margin === null && { 'data-disabled': true })}
        onClick={() => margin !== null && onUse(margin)}
      >
        {texts.use}
      </Button>
      <Text id={reason} size="sm" c="dimmed" flex="1 1 220px">
        {sentence(found, price)}
      </Text>
    </Group>
  )
}

function sentence(found: MarginForPrice, price: Cents): string {
  if ('margin' in found) return texts.leadsTo(formatNumber(found.margin, 0, 6), formatCents(price))
  return found.cheaper === null ? texts.cannotUse : texts.cheaperReaches(formatCents(found.cheaper))
}

interface WhatIfFiguresProps {
  sides: PricingSides
  /** null if no price is tried. */
  figures: PriceFigures | null
  /** Whether it is the calculated price, whose profit and margin are shown already. */
  isCurrent: boolean
}

function WhatIfFigures({ sides: { seller, fees }, figures, isCurrent }: WhatIfFiguresProps) {
  const discount = figures && largestDiscount(seller, fees, figures.price)
  const isLoss = figures !== null && figures.profit < 0
  const shown = [
    {
      id: 'profit',
      explanation: figures && explanations.profitLeft(figures),
      value: formatBrl(figures?.profit),
    },
    {
      id: 'marginLeft',
      explanation: figures && explanations.margin(figures),
      value: formatPercent(figures?.margin),
    },
    {
      id: 'discount',
      explanation: figures && explainDiscount(figures.price, discount),
      value: discount
        ? texts.discountOf(formatPercent(discount.percent), formatCents(discount.amount))
        : unknown,
    },
  ] as const
  return (
    <Figures
      figures={shown.slice(isCurrent ? -1 : 0).map(({ id, explanation, value }) => ({
        id,
        label: <FigureLabel text={texts[id]} explanation={explanation ?? undefined} />,
        value,
        isLoss: isLoss && id !== 'discount',
      }))}
    />
  )
}

function explainDiscount(price: number, discount: Discount | null): string {
  if (discount === null) return texts.discountNone
  const explained = texts.discountExplained(
    formatBrl(price),
    formatCents(discount.price),
    formatCents(discount.amount),
    formatPercent(discount.percent),
  )
  return discount.everyPriceEarns ? explained : `${explained} ${texts.discountJumps}`
}
