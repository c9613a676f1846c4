import { useQuery } from '@tanstack/react-query'
import { marketplaces } from '@vendaclara/core/pricing'
import { mayUseTools } from '@vendaclara/core/subscription'
import { useEffect } from 'react'
import { isExample } from '../../features/ads/kept/kept-entry.ts'
import { keptReportsQuery } from '../../features/ads/kept/last-report.ts'
import { closingQueries } from '../../features/closing/saving/closing-queries.ts'
import { FirstSteps, firstStepsClosed } from '../../features/home/first-steps.tsx'
import { listingsQuery } from '../../features/pricing/saving/queries.ts'
import { useSession } from '../../session/use-session.ts'
import { useStoredValue } from '../../storage/stored-value.ts'

/** The seller's first steps, as far as they are stored. Once they are done or closed, nothing is requested. */
export function FirstStepsOfSeller() {
  const session = useSession()
  const { user } = session
  const [isClosed, setClosed] = useStoredValue(firstStepsClosed, user)
  const enabled = !isClosed && mayUseTools(session)
  const listings = useQuery({ ...listingsQuery(user), enabled })
  const closings = useQuery({ ...closingQueries.list(user), enabled })
  const reports = useQuery({ ...keptReportsQuery(user), enabled })
  const isKnown = enabled && listings.data && closings.data && reports.data
  const done = isKnown && {
    calculator: marketplaces.some((one) => listings.data[one].some(({ productCost }) => productCost > 0)),
    ads: reports.data.some(({ fileName }) => !isExample(fileName)),
    closings: closings.data.some(({ figures }) => figures.hasResults),
  }
  const isDone = done ? Object.values(done).every(Boolean) : false
  useEffect(() => {
    if (isDone) setClosed(true)
  }, [isDone, setClosed])
  return done && !isDone ? <FirstSteps done={done} onClose={() => setClosed(true)} /> : null
}
