import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../../api/settings-query.ts'
import { AccountLayout } from '../frame/account-layout.tsx'
import { texts } from '../texts.ts'
import { LoginForm } from './login-form.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'

export function LoginScreen() {
  const { data: settings } = useQuery(settingsQuery)
  return (
    <AccountLayout title={texts.login.title}>
      {settings?.maintenance ? <MaintenanceNotice /> : <LoginForm />}
    </AccountLayout>
  )
}
