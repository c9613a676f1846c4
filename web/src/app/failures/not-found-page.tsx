import { Button, Center, Stack, Text, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { isLoggedIn } from '../../api/auth-token.ts'
import { sessionStore } from '../../session/session-store.ts'
import { BrandMark } from '../../theme/brand-mark.tsx'
import { fetchShell, PageLoading } from '../shell/layouts.tsx'
import { SupportLink } from '../shell/support-link.tsx'
import { texts } from '../texts.ts'

const Shell = lazy(() => fetchShell().then((Component) => ({ default: Component })))

/** People who are logged in see it inside the product, so the tools stay one click away. */
export function NotFoundPage() {
  if (!isLoggedIn() || sessionStore.get() === null) {
    return (
      <>
        <main>
          <NotFoundMessage />
        </main>
        <SupportLink />
      </>
    )
  }
  return (
    <Suspense fallback={<PageLoading />}>
      <Shell>
        <NotFoundMessage />
      </Shell>
    </Suspense>
  )
}

function NotFoundMessage() {
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
