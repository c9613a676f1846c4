import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endSession } from '@vendaclara/contract/account'
import { call } from '../../../../api/call.ts'
import { useSession } from '../../../../session/use-session.ts'
import { profileQueries } from '../profile-queries.ts'
import { texts } from '../texts.ts'

/** Ends an open session; pending until the list has been loaded again. */
export function useEndSession(id: string, onEnded: () => void) {
  const { user } = useSession()
  const queries = useQueryClient()
  const { queryKey } = profileQueries.sessions(user)
  return useMutation({
    mutationFn: () => call(endSession, { params: { id } }),
    onSuccess: () => {
      queries.setQueryData(queryKey, (sessions) => sessions?.filter((session) => session.id !== id))
      notifications.show({ color: 'green', message: texts.sessions.ended })
      onEnded()
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
