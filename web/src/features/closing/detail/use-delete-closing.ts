import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteAnalysis } from '@vendaclara/contract/closing'
import { useNavigate } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { closingQueries } from '../closing-queries.ts'

/** Deletes a closing and goes back to the list; pending until the list is there. */
export function useDeleteClosing(id: string) {
  const { user } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(deleteAnalysis, { params: { id } }),
    onSuccess: async () => {
      await navigate(addresses.closings)
      for (const known of [closingQueries.summary, closingQueries.rows, closingQueries.work]) {
        queries.removeQueries({ queryKey: known(user, id).queryKey })
      }
      await queries.invalidateQueries({ queryKey: closingQueries.list(user).queryKey })
    },
  })
}
