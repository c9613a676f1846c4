import { Button, Container, Skeleton, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { accountQueries } from './model/account-queries.ts'
import { EmailForm } from './profile/own-data/email-form.tsx'
import { PasswordForm } from './profile/own-data/password-form.tsx'
import { PersonalDataForm } from './profile/own-data/personal-data-form.tsx'
import { ProfileCard } from './profile/profile-card.tsx'
import { SecondFactorCard } from './profile/second-factor/second-factor-card.tsx'
import { ActivityCard } from './profile/sessions/activity-card.tsx'
import { OpenSessions } from './profile/sessions/open-sessions.tsx'
import { texts } from './profile/texts.ts'
import { DeleteAccountCard } from './profile/your-data/delete-account-card.tsx'
import { ExportCard } from './profile/your-data/export-card.tsx'

export function ProfileScreen() {
  const session = useSession()
  const { data: profile, error, refetch } = useQuery(accountQueries.profile(session))
  return (
    <Container size={752} py="xl">
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Title order={1} mb="xl">
        {texts.title}
      </Title>
      <Stack>
        {profile && <PersonalDataForm profile={profile} />}
        {profile && <EmailForm profile={profile} />}
        {!profile && error && (
          <FailureAlert title={texts.failedToLoad} message={error.message} onRetry={() => void refetch()} />
        )}
        {!profile && !error && (
          <Stack role="status" aria-label={texts.loading}>
            <Skeleton h={188} radius="lg" />
            <Skeleton h={232} radius="lg" />
          </Stack>
        )}
        <PasswordForm />
        <SecondFactorCard />
        <SubscriptionCard />
        <OpenSessions />
        <ActivityCard />
        <ExportCard />
        <DeleteAccountCard />
      </Stack>
    </Container>
  )
}

export function SubscriptionCard() {
  return (
    <ProfileCard title={texts.subscription.title}>
      <Button component={Link} to={addresses.subscription} variant="default">
        {texts.subscription.open}
      </Button>
    </ProfileCard>
  )
}
