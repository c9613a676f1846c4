import { announceSessionOutdated } from '../../api/session-outdated.ts'
import { refreshSession } from '../../session/refresh-session.ts'
import { useSession } from '../../session/use-session.ts'

/** Asks the server anew what the session allows, now that it has changed; the gates follow the answer. */
export function useRenewSession(): () => Promise<void> {
  const { token } = useSession()
  return async () => {
    try {
      await refreshSession(token)
    } catch {
      // Asked once more, by what shows a failure.
      announceSessionOutdated()
    }
  }
}
