import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readPostalCode } from '@vendaclara/core/subscription'
import { useEffect, useEffectEvent, useState } from 'react'
import { settingsQuery } from '../../../api/settings-query.ts'
import { postalCodeQuery } from './postal-code-query.ts'
import { texts } from './texts.ts'
import type { PurchaseFormState } from './use-purchase-form.ts'

/**
 * Looks up the postal code of a form as soon as it is whole, and writes the address it finds over none or over the one it
 * wrote before. A service that cannot be asked keeps nobody from going on by hand.
 */
export function usePostalCode({ form, change, refuse }: PurchaseFormState) {
  const queries = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const postalCode = readPostalCode(form.postalCode)
  const service = settings?.postalCodeUrl ?? ''
  const query = postalCodeQuery(service, postalCode ?? '')
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    enabled: postalCode !== undefined && service !== '',
  })
  const [written, setWritten] = useState('')
  const follow = useEffectEvent(() => {
    if (!data || postalCode === undefined) return
    if (!data.isKnown) refuse({ postalCode: texts.postalCode })
    else if (data.address !== '' && (form.address.trim() === '' || form.address === written)) {
      change('address', data.address)
      setWritten(data.address)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each answer is followed once, whatever is typed after it.
  useEffect(() => follow(), [data])

  return {
    isChecking: isFetching,
    isUnchecked: error !== null && !isFetching && postalCode !== undefined,
    retry: () => void refetch(),
    /** Whether the postal code may be used: it is known, or nobody could tell. Waits for a look-up under way. */
    isUsable: async (): Promise<boolean> => {
      if (postalCode === undefined) return false
      if (error !== null || service === '') return true
      const found = await queries.fetchQuery(query).catch(() => null)
      if (found?.isKnown !== false) return true
      refuse({ postalCode: texts.postalCode })
      return false
    },
  }
}
export type PostalCodeState = ReturnType<typeof usePostalCode>
