import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importListings } from '@vendaclara/contract/pricing'
import { ApiProblem } from '../../../../api/api-problem.ts'
import { call } from '../../../../api/call.ts'
import { useSession } from '../../../../session/use-session.ts'
import { importBody } from '../../listing/import-body.ts'
import type { PricingBasis } from '../../listing/pricing-basis.ts'
import { withPrice } from '../../listing/with-price.ts'
import { transferTexts as texts } from '../texts.ts'
import { type Imported, showImported, undoImport } from './import-store.ts'
import { unansweredImports } from './unanswered-imports.ts'

const noticeMilliseconds = 30_000

/** Imports listings, all or none, and offers to undo it. It can be tried again, in another tab too, without harm. */
export function useImportListings(basis: PricingBasis) {
  const queryClient = useQueryClient()
  const account = useSession().user
  return useMutation({
    mutationFn: async (lines: readonly Imported[]) => {
      const created = lines.filter(({ before }) => before === undefined).map(({ listing }) => listing)
      const begun = await unansweredImports(account, localStorage).begin(created)
      const named = begun.listings.values()
      const imported = lines.map(({ listing, before }): Imported => {
        const own = before ? listing : (named.next().value ?? listing)
        return { listing: withPrice(own, basis), before }
      })
      try {
        await call(importListings, { body: importBody(imported.map(({ listing }) => listing)) })
      } catch (error) {
        if (error instanceof ApiProblem && error.status < 500) begun.answered()
        throw error
      }
      begun.answered()
      return imported
    },
    onSuccess: (imported) => {
      showImported(queryClient, account, imported)
      announce(imported, () => undoImport(queryClient, account, imported))
    },
  })
}

function announce(imported: readonly Imported[], undo: () => void): void {
  const changed = imported.filter(({ before }) => before).length
  const undoAndSay = () => {
    notifications.hide(notice)
    undo()
    notifications.show({ message: texts.undone(imported.length) })
  }
  const notice = notifications.show({
    color: 'green',
    title: texts.done(imported.length - changed, changed),
    message: (
      <Button mt={6} size="xs" variant="default" onClick={undoAndSay}>
        {texts.undo}
      </Button>
    ),
    autoClose: noticeMilliseconds,
  })
}
