import { Box, Group, Paper, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import pieces from '../../theme/pieces.module.css'
import { texts } from './texts.ts'

interface DrawingProps {
  label: string
  children: ReactNode
}

/**
 * A drawing of a part of the product, for both themes and sharp on every screen. `label` describes it to people who
 * cannot see it.
 */
function Drawing({ label, children }: DrawingProps) {
  return (
    <Paper
      role="img"
      aria-label={label}
      withBorder
      radius={18}
      p="clamp(18px, 3vw, 28px)"
      fz="0.9375rem"
      style={{ boxShadow: '0 18px 40px -24px rgb(25 23 21 / 30%)', fontVariantNumeric: 'tabular-nums' }}
    >
      {children}
    </Paper>
  )
}

const lines = `${pieces.bare} ${pieces.divided}`
const colors: Readonly<Record<string, string>> = {
  product: 'var(--mantine-color-text)',
  fees: 'var(--accent)',
  tax: 'var(--mantine-color-placeholder)',
  profit: 'var(--gain)',
}

export function PriceDrawing() {
  const { drawing, name, amount, parts } = texts.price
  return (
    <Drawing label={drawing}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text mb={12} fz="2.25rem" fw={700} lh={1.2} lts="-0.03em">
        {amount}
      </Text>
      <Group gap={2} mb={10} wrap="nowrap" bdrs={8} style={{ overflow: 'hidden' }}>
        {parts.map(({ part, share }) => (
          <Box key={part} component="span" h={24} style={{ flexGrow: share, background: colors[part] }} />
        ))}
      </Group>
      <ul className={lines}>
        {parts.map((one) => (
          <Group
            key={one.part}
            component="li"
            gap={10}
            py={9}
            wrap="nowrap"
            {...(one.part === 'profit' && { c: 'var(--gain)', fw: 600 })}
          >
            <Box
              component="span"
              flex="none"
              w={12}
              h={12}
              bdrs={4}
              style={{ background: colors[one.part] }}
            />
            <Box component="span" flex={1} style={{ overflowWrap: 'anywhere' }}>
              {one.name}
            </Box>
            <Text span inherit fw={600}>
              {one.amount}
            </Text>
          </Group>
        ))}
      </ul>
    </Drawing>
  )
}

/** Amounts below what they belong to, each after its name. */
function Amounts({ of }: { of: readonly { name: string; amount: string; isLoss?: boolean }[] }) {
  return (
    <Group component="span" gap="0 20px" fz="sm" c="dimmed">
      {of.map(({ name, amount, isLoss = false }) => (
        <Text key={name} span inherit {...(isLoss && { c: 'var(--loss)' })}>
          {name}{' '}
          <Text span inherit fw={600} c={isLoss ? 'var(--loss)' : 'var(--mantine-color-text)'}>
            {amount}
          </Text>
        </Text>
      ))}
    </Group>
  )
}

export function AdsDrawing() {
  const { drawing, spend, brought, terms } = texts.ads
  return (
    <Drawing label={drawing}>
      <ul className={lines}>
        {terms.map((term) => (
          <Box key={term.name} component="li" py={12}>
            <Text fw={600}>{term.name}</Text>
            <Amounts
              of={[
                { name: spend, amount: term.spend },
                { name: brought, amount: term.brought, isLoss: term.share === 0 },
              ]}
            />
            <Box mt={4} h={8} bdrs={4} bg="var(--page)">
              <Box h="100%" w={`${term.share}%`} bdrs={4} bg="var(--accent)" />
            </Box>
          </Box>
        ))}
      </ul>
    </Drawing>
  )
}

export function ClosingDrawing() {
  const { drawing, month, owed, paid, orders } = texts.closing
  return (
    <Drawing label={drawing}>
      <Text size="sm" c="dimmed">
        {month}
      </Text>
      <ul className={lines}>
        {orders.map((order) => (
          <Group key={order.id} component="li" gap="2px 12px" py={12} justify="space-between">
            <div>
              <Text fw={600}>{order.id}</Text>
              <Amounts
                of={[
                  { name: owed, amount: order.owed },
                  { name: paid, amount: order.paid },
                ]}
              />
            </div>
            <Text
              span
              size="sm"
              fw={600}
              c={order.missing === '' ? 'var(--gain)' : 'var(--loss)'}
              className={pieces.marked}
            >
              {order.missing === '' ? <IconCheck size={16} /> : <IconAlertTriangle size={16} />}
              {order.missing}
            </Text>
          </Group>
        ))}
      </ul>
    </Drawing>
  )
}
