import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../api/settings.ts'
import { AccountLayout } from './frame/account-layout.tsx'
import { LoginForm } from './login/login-form.tsx'
import { texts } from './texts.ts'

export function LoginScreen() {
  const { data: settings } = useQuery(settingsQuery)
  return (
    <AccountLayout title={texts.login.title}>
      {settings?.maintenance ? <MaintenanceNotice /> : <LoginForm />}
    </AccountLayout>
  )
}

function MaintenanceNotice() {
  return (
    <>
      <Title order={1} mb="xs">
        {texts.login.maintenance}
      </Title>
      <Text c="dimmed">{texts.login.maintenanceHint}</Text>
    </>
  )
}
