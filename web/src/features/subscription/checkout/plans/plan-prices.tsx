import { SimpleGrid, Text } from '@mantine/core'
import { toReais } from '@vendaclara/core/money'
import { planCycles, plans } from '@vendaclara/core/subscription'
import { Link } from 'react-router'
import { addresses } from '../../../../addresses.ts'
import { isLoggedIn } from '../../../../api/auth-token.ts'
import { formatBrl, formatCents } from '../../../../ui/number-formats.ts'
import panels from '../../../../ui/panels.module.css'
import { texts as shared } from '../../texts.ts'
import classes from '../checkout.module.css'
import { texts } from '../texts.ts'

/** The prices of the plans, each with the way to it: through the sign-up for a visitor without an account. */
export function PlanPrices() {
  const href = isLoggedIn() ? addresses.checkout : addresses.signUp
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, sm: planCycles.length }}
      m={0}
      p={0}
      style={{ listStyle: 'none' }}
    >
      {planCycles.map((plan) => (
        <li key={plan}>
          <Link to={href} className={`${panels.panel} ${classes.planLink}`}>
            <Text component="span" fw={650} fz="1.0625rem">
              {shared.plan(plan).name}
            </Text>
            <Text component="div" mt={10} mb={2} c="dimmed">
              <span className={classes.amount}>{formatCents(plans[plan].price)}</span> {shared.plan(plan).per}
            </Text>
            {plans[plan].months > 1 && (
              <Text component="span" size="sm" c="dimmed">
                {texts.plan.perMonth(formatBrl(toReais(plans[plan].price) / plans[plan].months))}
              </Text>
            )}
          </Link>
        </li>
      ))}
    </SimpleGrid>
  )
}
