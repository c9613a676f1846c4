import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'

const longestMilliseconds = 5_000

/** What the look-up services agree on: `erro` is there, true or 'true', where a postal code is nobody's. */
const answer = z.object({
  erro: z.union([z.boolean(), z.string()]).optional(),
  logradouro: z.string().default(''),
  bairro: z.string().default(''),
  localidade: z.string().default(''),
  uf: z.string().default(''),
})

export type FoundAddress = { isKnown: boolean; address: string }

/** The address of a postal code of eight digits, asked by the browser; fails where the service cannot be asked. */
export function postalCodeQuery(service: string, postalCode: string) {
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
  // So it answers what it takes for no postal code at all.
  if (response.status === 400 || response.status === 404) return { isKnown: false, address: '' }
  if (!response.ok) throw new Error(`the postal code service answered ${response.status}`)
  const { erro, ...place } = answer.parse(await response.json())
  const isKnown = erro === undefined || erro === false || erro === 'false'
  return { isKnown, address: isKnown ? writeAddress(place) : '' }
}

/** As it is written on a letter; a small town has one postal code and no streets in it. */
export function writeAddress({
  logradouro,
  bairro,
  localidade,
  uf,
}: Record<'logradouro' | 'bairro' | 'localidade' | 'uf', string>): string {
  const town = [localidade, uf].filter((part) => part !== '').join(' - ')
  return [logradouro, bairro, town].filter((part) => part !== '').join(', ')
}
