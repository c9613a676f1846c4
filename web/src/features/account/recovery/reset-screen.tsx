import { AccountLayout } from '../frame/account-layout.tsx'
import { texts } from '../texts.ts'
import { useLinkToken } from '../use-link-token.ts'
import { MissingTokenNotice } from './missing-token-notice.tsx'
import { ResetForm } from './reset-form.tsx'

export function ResetScreen() {
  const { token, forget } = useLinkToken()
  return (
    <AccountLayout title={texts.reset.title}>
      {token === null ? <MissingTokenNotice /> : <ResetForm token={token} onDone={forget} />}
    </AccountLayout>
  )
}
