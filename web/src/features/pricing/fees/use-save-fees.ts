import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FeeSettings, putFeeSettings } from '@vendaclara/contract/fee-settings'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { tableChanges, tablesInUse } from '../model/tables-in-use.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { openTabChannel } from '../saving/other-tabs.ts'
import { feeSettingsQuery, shopConfigQuery, showSaved } from '../saving/queries.ts'
import type { Proposal } from './fee-step.ts'
import { texts } from './fee-texts.ts'

/**
 * Saves a change of the fee settings, tells the other tabs, reprices the affected listings and offers to undo it. If
 * another tab or device saved first, nothing is saved: the settings are loaded again, and the seller confirms the
 * change for the new ones.
 */
export function useSaveFees(onSaved: () => void) {
  const { settings, basis, actions } = useCalculator()
  const account = useSession().user
  const queryClient = useQueryClient()
  const show = async (before: FeeSettings, saved: FeeSettings): Promise<number> => {
    const change = { kind: 'fees', settings: saved } as const
    await showSaved(queryClient, account, change)
    openTabChannel(account).post(change)
    const config = queryClient.getQueryData(shopConfigQuery(account).queryKey) ?? basis.config
    const tables = tablesInUse(saved)
    const touched = tableChanges(tablesInUse(before), tables).map(({ marketplace }) => marketplace)
    return actions.reprice({ config, tables }, touched)
  }
  // Refused if the settings were changed again in the meantime.
  const undo = async (before: FeeSettings, saved: FeeSettings) => {
    try {
      const undone = await call(putFeeSettings, { body: { ...before, version: saved.version } })
      await show(saved, undone)
    } catch (problem) {
      throw isChangedElsewhere(problem) ? new Error(texts.changedSince) : problem
    }
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (proposal: Proposal) => call(putFeeSettings, { body: proposal(settings) }),
    onSuccess: async (saved) => {
      const count = await show(settings, saved)
      offerUndo(texts.saved, () => undo(settings, saved), count > 0 ? texts.repriced(count) : undefined)
      onSaved()
    },
    onError: async (problem) => {
      if (isChangedElsewhere(problem)) await queryClient.refetchQueries(feeSettingsQuery(account))
    },
  })
  const message = error && (isChangedElsewhere(error) ? texts.changedElsewhere : error.message)
  return { save: mutate, isSaving: isPending, failure: message, reset }
}

function isChangedElsewhere(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'changed_elsewhere'
}
