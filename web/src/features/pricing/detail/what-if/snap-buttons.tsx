import { Box, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react'
import { toReais } from '@vendaclara/core/money'
import { type SnapPrice, snapPrices } from '@vendaclara/core/pricing'
import { formatCents, formatPercent } from '../../../../ui/number-formats.ts'
import type { PricingSides } from '../../model/pricing-sides.ts'
import { whatIfTexts as texts } from '../detail-texts.ts'

interface SnapButtonsProps {
  sides: PricingSides
  /** In reais; 0 if there is no price to be near to. */
  near: number
  tested: number | null
  onTest: (price: number) => void
}

export function SnapButtons({ sides, near, tested, onTest }: SnapButtonsProps) {
  const snaps = near > 0 ? snapPrices(sides.seller, sides.fees, near) : []
  if (snaps.length === 0) return null
  return (
    <Box component="fieldset" m={0} p={0} miw={0} bd="none">
      <Text component="legend" size="sm" fw={550} p={0} mb={5}>
        {texts.snaps}
      </Text>
      <SimpleGrid minColWidth="7rem" spacing={8} verticalSpacing={8}>
        {snaps.map((snap) => (
          <Button
            key={snap.price}
            variant={tested === toReais(snap.price) ? 'light' : 'default'}
            h="auto"
            mih={44}
            px={10}
            py={7}
            justify="start"
            aria-pressed={tested === toReais(snap.price)}
            onClick={() => onTest(toReais(snap.price))}
          >
            <Stack gap={2} align="start">
              {formatCents(snap.price)}
              <Group
                gap={4}
                fz="0.8125rem"
                fw={500}
                c={snap.reaches && !snap.zone ? 'var(--gain)' : 'dimmed'}
              >
                <SnapIcon snap={snap} />
                {formatPercent(snap.margin)}
              </Group>
            </Stack>
          </Button>
        ))}
      </SimpleGrid>
    </Box>
  )
}

function SnapIcon({ snap: { reaches, zone } }: { snap: SnapPrice }) {
  if (zone) return <IconAlertTriangle size={14} aria-label={texts.zone} />
  return reaches ? (
    <IconCheck size={14} aria-label={texts.reaches} />
  ) : (
    <IconMinus size={14} aria-label={texts.misses} />
  )
}
