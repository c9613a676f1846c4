import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { readPostalCode } from '@vendaclara/core/subscription'
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { settingsQuery } from '../../../api/settings.ts'
import { texts } from './texts.ts'
import type { PurchaseFormState } from './use-purchase-form.ts'

const longestMilliseconds = 5_000

/** The common format of the look-up services. `erro` (true or 'true') means that the postal code does not exist. */
const answer = z.object({
  erro: z.union([z.boolean(), z.string()]).optional(),
  logradouro: z.string().default(''),
  bairro: z.string().default(''),
  localidade: z.string().default(''),
  uf: z.string().default(''),
})

interface FoundAddress {
  isKnown: boolean
  address: string
}

/** The address of an eight-digit postal code, requested by the browser. Throws if the service cannot be reached. */
function postalCodeQuery(service: string, postalCode: string) {
  return queryOptions({
    queryKey: ['postal-code', postalCode],
    queryFn: ({ signal }) => find(`${service}/${postalCode}/json/`, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { shownByScreen: true },
  })
}

async function find(url: string, signal: AbortSignal): Promise<FoundAddress> {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestMilliseconds)]),
    referrerPolicy: 'no-referrer',
  })
  // The service's answer to a text that cannot be a postal code.
  if (response.status === 400 || response.status === 404) return { isKnown: false, address: '' }
  if (!response.ok) throw new Error(`the postal code service answered ${response.status}`)
  const { erro, ...place } = answer.parse(await response.json())
  const isKnown = erro === undefined || erro === false || erro === 'false'
  return { isKnown, address: isKnown ? writeAddress(place) : '' }
}

/** As written on a letter. A small town has a single postal code, without a street. */
export function writeAddress({
  logradouro,
  bairro,
  localidade,
  uf,
}: Record<'logradouro' | 'bairro' | 'localidade' | 'uf', string>): string {
  const town = [localidade, uf].filter((part) => part !== '').join(' - ')
  return [logradouro, bairro, town].filter((part) => part !== '').join(', ')
}

/**
 * Looks up the form's postal code when it is complete. Fills in the address if the field is empty or still has the
 * address of the last look-up. Without the service, the address is typed by hand.
 */
export function usePostalCode({ values: form, change, refuse }: PurchaseFormState) {
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
    if (!data.isKnown) refuse({ postalCode: texts.problems.postalCode })
    else if (data.address !== '' && (form.address.trim() === '' || form.address === written)) {
      change('address', data.address)
      setWritten(data.address)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each answer is followed once, also if more is typed after it.
  useEffect(() => follow(), [data])

  return {
    isChecking: isFetching,
    isUnchecked: error !== null && !isFetching && postalCode !== undefined,
    retry: () => void refetch(),
    /** Whether the postal code may be used: it exists, or the service did not answer. Waits for a running look-up. */
    isUsable: async (): Promise<boolean> => {
      if (postalCode === undefined) return false
      if (error !== null || service === '') return true
      const found = await queries.fetchQuery(query).catch(() => null)
      if (found?.isKnown !== false) return true
      refuse({ postalCode: texts.problems.postalCode })
      return false
    },
  }
}
export type PostalCodeState = ReturnType<typeof usePostalCode>
