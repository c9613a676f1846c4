import { Badge, Box, Paper, Table, Text, Title } from '@mantine/core'
import type { Payment } from '@vendaclara/contract/subscription'
import type { PaymentState } from '@vendaclara/core/subscription'
import { formatDay } from '../../../ui/days.ts'
import { formatBrl } from '../../../ui/number-formats.ts'
import panels from '../../../ui/panels.module.css'
import { Receipt } from '../facts/receipt.tsx'
import { texts as shared } from '../texts.ts'
import classes from './overview.module.css'
import { texts } from './texts.ts'

const tones: Readonly<Record<PaymentState, string>> = {
  pending: 'gray',
  paid: 'green',
  overdue: 'red',
  refunded: 'gray',
  disputed: 'red',
  removed: 'gray',
}

export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const { payments: words } = texts
  return (
    <Paper component="section" aria-labelledby="payments" className={panels.panel}>
      <Title order={2} id="payments">
        {words.heading}
      </Title>
      {payments.length === 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          {words.empty}
        </Text>
      ) : (
        <Table mt="sm" verticalSpacing="sm" horizontalSpacing={0} className={classes.payments ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{words.day}</Table.Th>
              <Table.Th visibleFrom="sm">{words.plan}</Table.Th>
              <Table.Th ta="right">{words.value}</Table.Th>
              <Table.Th>{words.state}</Table.Th>
              <Table.Th visibleFrom="sm">{words.receipt}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {payments.map((payment) => (
              <Table.Tr key={payment.id}>
                <Table.Td>{formatDay(payment.dueDate)}</Table.Td>
                <Table.Td visibleFrom="sm">{shared.plan(payment.cycle).name}</Table.Td>
                <Table.Td ta="right">{formatBrl(payment.value)}</Table.Td>
                <Table.Td>
                  <Badge color={tones[payment.state]} variant="light" tt="none" miw="max-content">
                    {words.states[payment.state]}
                  </Badge>
                  <Box hiddenFrom="sm" mt={6}>
                    <Receipt payment={payment} />
                  </Box>
                </Table.Td>
                <Table.Td visibleFrom="sm">
                  <Receipt payment={payment} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Paper>
  )
}
