import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FeeSettings, putFeeSettings } from '@vendaclara/contract/fee-settings'
import type { Marketplace } from '@vendaclara/core/pricing'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import type { PricingBasis } from '../model/listing.ts'
import { tableChanges, tablesInUse } from '../model/tables-in-use.ts'
import { openTabChannel } from '../saving/other-tabs.ts'
import { feeSettingsQuery, showFeeSettings } from '../saving/queries.ts'
import type { Proposal } from './fee-step.ts'
import { texts } from './texts.ts'

export interface FeeContext {
  readonly settings: FeeSettings
  readonly basis: PricingBasis
  readonly reprice: (basis: PricingBasis, only?: readonly Marketplace[]) => number
}

/**
 * Saves a change of the fee settings, tells the other tabs and prices anew what it touches. Where another tab or
 * device came first nothing is saved: the settings are loaded anew, and the seller confirms on what they are now.
 */
export function useSaveFees({ settings, basis, reprice }: FeeContext, onSaved: () => void) {
  const account = useSession().user
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (proposal: Proposal) => call(putFeeSettings, { body: proposal(settings) }),
    onSuccess: async (saved) => {
      await showFeeSettings(queryClient, account, saved)
      openTabChannel(account).post({ kind: 'fees', settings: saved })
      const tables = tablesInUse(saved)
      const touched = tableChanges(basis.tables, tables).map(({ marketplace }) => marketplace)
      const count = reprice({ ...basis, tables }, touched)
      notifications.show({ color: 'green', title: texts.saved, message: texts.repriced(count) })
      onSaved()
    },
    onError: async (problem) => {
      if (isChangedElsewhere(problem)) await queryClient.refetchQueries(feeSettingsQuery(account))
    },
  })
  const message = error && (isChangedElsewhere(error) ? texts.changedElsewhere : error.message)
  return { save: mutate, isSaving: isPending, failure: message, reset }
}

function isChangedElsewhere(error: Error): boolean {
  return error instanceof ApiProblem && error.code === 'changed_elsewhere'
}
