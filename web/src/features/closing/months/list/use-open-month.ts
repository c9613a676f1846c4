import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createAnalysis, type ListedAnalysis, monthName } from '@vendaclara/contract/closing'
import type { ClosingMarketplace, ClosingMonth } from '@vendaclara/core/closing'
import { useNavigate } from 'react-router'
import { closingHref } from '../../../../addresses.ts'
import { tokenInBody } from '../../../../api/auth-token.ts'
import { call } from '../../../../api/call.ts'
import { useSession } from '../../../../session/use-session.ts'
import { closingQueries } from '../../files/saving/closing-queries.ts'
import { monthKey, pickedMonth } from '../../model/months.ts'

/** A month of a marketplace to make a closing of. */
export interface Picked {
  readonly marketplace: ClosingMarketplace
  readonly day: ClosingMonth
}

/** Creates the closing of a month; it is done when the list has been loaded again. */
export function useCreateClosing() {
  const { user } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ marketplace, day: { month, year } }: Picked) =>
      call(createAnalysis, { body: { month: monthName(month), year, marketplace, ...tokenInBody() } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: closingQueries.list(user).queryKey }),
  })
}

/** Opens the closing of a month ('YYYY-MM') among those listed, or creates it first. */
export function useOpenMonth(
  marketplace: ClosingMarketplace,
  month: string,
  listed: readonly ListedAnalysis[],
) {
  const navigate = useNavigate()
  const create = useCreateClosing()
  const known = listed.find((one) => one.marketplace === marketplace && monthKey(one) === month)
  const day = pickedMonth.safeParse(`${month}-01`).data
  return {
    known,
    isPending: create.isPending,
    error: create.error,
    /** `before` is called with the month's id. */
    open: (before: (id: string) => void = () => {}) => {
      const open = (id: string) => {
        before(id)
        void navigate(closingHref(id))
      }
      if (known) open(known.id)
      else if (day) create.mutate({ marketplace, day }, { onSuccess: ({ id }) => open(id) })
    },
  }
}
