import { Button, Center, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../addresses.ts'
import { BrandMark } from '../theme/brand-mark.tsx'
import { texts } from './texts.ts'

export function NotFoundMessage() {
  return (
    <Center mih="90dvh" p="xl">
      <title>{`${texts.notFound.title} · ${texts.productName}`}</title>
      <Stack align="center" gap="md" ta="center" maw={440}>
        <BrandMark size={48} />
        <Title order={1} mt="md">
          {texts.notFound.title}
        </Title>
        <Text c="dimmed">{texts.notFound.message}</Text>
        <Button component={Link} to={addresses.home} size="md" mt="md">
          {texts.notFound.link}
        </Button>
      </Stack>
    </Center>
  )
}
