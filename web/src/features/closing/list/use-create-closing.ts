import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createAnalysis } from '@vendaclara/contract/closing'
import { readAuthToken } from '../../../api/auth-token.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { closingQueries } from '../closing-queries.ts'
import type { ChosenMonth } from './read-month.ts'

/** Creates the closing of a month; done when the list has been loaded again. */
export function useCreateClosing() {
  const { user } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ month, year }: ChosenMonth) => {
      const token = readAuthToken()
      return call(createAnalysis, { body: { month, year, ...(token === null ? {} : { token }) } })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: closingQueries.list(user).queryKey }),
  })
}
