import { Button, Group, Stack, Title } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import { mayUseTools } from '@vendaclara/core/subscription'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'
import { AccessBanner } from './access-banner.tsx'
import { Changelog } from './changelog.tsx'
import { HomeHelp } from './home-help.tsx'
import { texts } from './texts.ts'

interface HomeScreenProps {
  /** Shown in the banner while a payment is awaited. */
  pendingLink: ReactNode
  /** What is to do in each tool. */
  desk: ReactNode
}

export function HomeScreen({ pendingLink, desk }: HomeScreenProps) {
  const isOpen = mayUseTools(useSession())
  return (
    <Stack gap={20} maw={1120} mx="auto" py="clamp(20px, 4vw, 48px)" px="clamp(16px, 4vw, 40px)">
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Group gap={6} wrap="nowrap">
        <Title order={1} lts="-0.03em">
          {texts.heading}
        </Title>
        <HomeHelp />
      </Group>
      <AccessBanner pendingLink={pendingLink} />
      <Button
        component={Link}
        to={isOpen ? addresses.calculator : addresses.checkout}
        size="md"
        fullWidth
        leftSection={<IconCalculator size={20} />}
        hiddenFrom="sm"
      >
        {texts.openCalculator}
      </Button>
      {desk}
      <Changelog />
    </Stack>
  )
}
