import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { endSession } from './end-session.ts'
import { texts } from './texts.ts'

interface UnreachedLogoutDialogProps {
  opened: boolean
  onStay: () => void
}

export function UnreachedLogoutDialog({ opened, onStay }: UnreachedLogoutDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.unreachedLogout.title}
      message={texts.unreachedLogout.message}
      confirmLabel={texts.unreachedLogout.leave}
      cancelLabel={texts.unreachedLogout.stay}
      onConfirm={endSession}
      onCancel={onStay}
    />
  )
}
