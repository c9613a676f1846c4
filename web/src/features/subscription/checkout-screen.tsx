import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSupportLink } from '../../api/use-support-link.ts'
import { useSession } from '../../session/use-session.ts'
import classes from './checkout.module.css'
import { PlanCard } from './plan-card.tsx'
import { standingSentence } from './standing-sentence.ts'
import { texts } from './texts.ts'

export function CheckoutScreen() {
  const session = useSession()
  const support = useSupportLink()
  return (
    <div className={classes.page}>
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Stack gap={6}>
        <Title order={1} fz={{ base: '1.75rem', sm: '2.25rem' }} lts="-0.03em">
          {texts.heading}
        </Title>
        <Text c="dimmed">{standingSentence(session)}</Text>
      </Stack>
      <div className={classes.plans}>
        <PlanCard cycle="YEARLY" />
        <PlanCard cycle="MONTHLY" />
      </div>
      <Text>{texts.included}</Text>
      <Text c="dimmed" mt="xs">
        {texts.soon}
      </Text>
      <Group mt="xl" gap="md">
        {support && (
          <Button component="a" {...support} size="md">
            {texts.support}
          </Button>
        )}
        <Anchor component={Link} to={addresses.home} fw={600} className={classes.back}>
          {texts.home}
        </Anchor>
      </Group>
    </div>
  )
}
