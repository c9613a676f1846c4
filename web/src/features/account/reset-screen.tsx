import { AccountLayout } from './account-layout.tsx'
import { MissingTokenNotice } from './missing-token-notice.tsx'
import { ResetForm } from './reset-form.tsx'
import { texts } from './texts.ts'
import { useLinkToken } from './use-link-token.ts'

export function ResetScreen() {
  const { token, forget } = useLinkToken()
  return (
    <AccountLayout title={texts.reset.title}>
      {token === null ? <MissingTokenNotice /> : <ResetForm token={token} onDone={forget} />}
    </AccountLayout>
  )
}
