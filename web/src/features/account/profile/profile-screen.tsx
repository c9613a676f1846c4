import { Container, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../session/use-session.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { ActivityCard } from './activity/activity-card.tsx'
import { ExportCard } from './export/export-card.tsx'
import { EmailForm } from './own-data/email-form.tsx'
import { PasswordForm } from './own-data/password-form.tsx'
import { PersonalDataForm } from './own-data/personal-data-form.tsx'
import classes from './profile.module.css'
import { profileQueries } from './profile-queries.ts'
import { DeleteAccountCard } from './removal/delete-account-card.tsx'
import { SecondFactorCard } from './second-factor/second-factor-card.tsx'
import { OpenSessions } from './sessions/open-sessions.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { texts } from './texts.ts'

export function ProfileScreen() {
  const session = useSession()
  const { data: profile, error, refetch } = useQuery(profileQueries.profile(session))
  return (
    <Container size={752} py="xl">
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Title order={1}>{texts.title}</Title>
      <Text c="dimmed" mt={4} mb="xl">
        {texts.lead}
      </Text>
      <div className={classes.cards}>
        {profile && <PersonalDataForm profile={profile} />}
        {profile && <EmailForm profile={profile} />}
        {!profile && error && (
          <FailureAlert title={texts.failedToLoad} message={error.message} onRetry={() => void refetch()} />
        )}
        {!profile && !error && (
          <div role="status" aria-label={texts.loading} className={classes.cards}>
            <Skeleton h={188} radius="lg" />
            <Skeleton h={232} radius="lg" />
          </div>
        )}
        <PasswordForm />
        <SecondFactorCard />
        <SubscriptionCard />
        <OpenSessions />
        <ActivityCard />
        <ExportCard />
        <DeleteAccountCard />
      </div>
    </Container>
  )
}
