import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeProducts,
  type ProductChange,
  putChangePart,
  undoProductChange,
} from '@vendaclara/contract/products'
import { useCallback, useRef } from 'react'
import { ApiProblem, ConnectionProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { applyChange } from './apply-change.ts'
import { inParts } from './change-parts.ts'
import { changesQuery, type ProductList, productsQuery, purchasesQuery } from './queries.ts'
import { texts } from './texts.ts'

export type NewChange = Omit<ProductChange, 'id'>

/**
 * Saves a change as a whole, and shows it once the server has it. Trying the same change again does not make it twice.
 * A change that is refused because of another device loads the list again. Resolves with the id that undoes it.
 */
export function useChangeProducts() {
  const queries = useQueryClient()
  const account = useSession().user
  const last = useRef<{ change: NewChange; id: string }>(undefined)
  return useMutation({
    mutationFn: async (change: NewChange) => {
      const id = last.current?.change === change ? last.current.id : crypto.randomUUID()
      last.current = { change, id }
      const { parts, rest } = inParts(change) ?? { parts: [], rest: change }
      for (const [part, body] of parts.entries()) await call(putChangePart, { params: { id, part }, body })
      const { version } = await call(changeProducts, { body: { ...rest, id, parts: parts.length } })
      return { id, version }
    },
    onSuccess: async ({ version }, change) => {
      const { queryKey } = productsQuery(account)
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<ProductList>(queryKey, (list) => list && applyChange(list, change, version))
      void queries.invalidateQueries({ queryKey: changesQuery(account).queryKey })
      if (change.purchases?.length || change.items?.length || change.removedItems?.length) {
        await queries.invalidateQueries({ queryKey: purchasesQuery(account).queryKey })
      }
    },
    onError: async (error) => {
      if (isElsewhere(error)) await queries.invalidateQueries({ queryKey: productsQuery(account).queryKey })
    },
  })
}

/** Takes a change back, and loads the list as it is then. */
export function useUndoChange(): (id: string) => Promise<void> {
  const queries = useQueryClient()
  const account = useSession().user
  return useCallback(
    async (id: string) => {
      await call(undoProductChange, { params: { id } })
      const shown = [productsQuery(account), purchasesQuery(account), changesQuery(account)]
      await Promise.all(shown.map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
    },
    [queries, account],
  )
}

/** Saves changes, each of which can then be taken back. `failure`: why the last one was not saved. */
export function useOfferedChange() {
  const { mutate, isPending, error, reset } = useChangeProducts()
  const undo = useUndoChange()
  return {
    isBusy: isPending,
    failure: error && changeProblem(error),
    reset,
    save: (change: NewChange, done: string, after?: () => void) =>
      mutate(change, {
        onSuccess: ({ id }) => {
          after?.()
          offerUndo(done, () => undo(id))
        },
      }),
  }
}

export function isElsewhere(error: Error | null): boolean {
  return error instanceof ApiProblem && error.code === 'changed_elsewhere'
}

/** Why a change was not saved, in words. */
export function changeProblem(error: Error): string {
  if (isElsewhere(error)) return texts.elsewhere
  return error instanceof ConnectionProblem ? `${error.message} ${texts.uncertain}` : error.message
}
