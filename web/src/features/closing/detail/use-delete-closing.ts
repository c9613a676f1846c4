import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteAnalysis } from '@vendaclara/contract/closing'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { closingQueries } from '../closing-queries.ts'
import { keptFiles } from './storing/kept-files.ts'

/** Deletes a closing and goes back to the list; pending until the list is there. */
export function useDeleteClosing(id: string) {
  const { user } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isGone = useRef(false)
  // Forgotten while it is still drawn it would be asked for again.
  useEffect(
    () => () => {
      if (!isGone.current) return
      for (const known of [closingQueries.summary, closingQueries.rows, closingQueries.marks]) {
        queries.removeQueries({ queryKey: known(user, id).queryKey })
      }
    },
    [queries, user, id],
  )
  return useMutation({
    mutationFn: () => call(deleteAnalysis, { params: { id } }),
    onSuccess: async () => {
      isGone.current = true
      await keptFiles.forget(user, id).catch(() => undefined)
      await navigate(addresses.closings)
      await queries.invalidateQueries({ queryKey: closingQueries.list(user).queryKey })
    },
  })
}
