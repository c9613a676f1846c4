import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../session/use-session.ts'
import { closingQueries } from '../closing-queries.ts'
import { noWork, type Work } from './work.ts'

/** What is kept beside the results of a closing; nothing until it is known. */
export function useWork(closing: string): Work {
  const { user } = useSession()
  return useQuery(closingQueries.work(user, closing)).data ?? noWork
}
