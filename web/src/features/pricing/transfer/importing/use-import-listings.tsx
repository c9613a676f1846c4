import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importListings } from '@vendaclara/contract/pricing'
import { ApiProblem } from '../../../../api/api-problem.ts'
import { call } from '../../../../api/call.ts'
import { useSession } from '../../../../session/use-session.ts'
import { importBody } from '../../listing/import-body.ts'
import type { Listing } from '../../listing/listing.ts'
import type { PricingBasis } from '../../listing/pricing-basis.ts'
import { withPrice } from '../../listing/with-price.ts'
import { transferTexts as texts } from '../texts.ts'
import { showImported, undoImport } from './import-store.ts'
import { unansweredImports } from './unanswered-imports.ts'

const noticeMilliseconds = 30_000

/** Imports listings, all or none, and offers to undo it. It can be tried again, in another tab too, without harm. */
export function useImportListings(basis: PricingBasis) {
  const queryClient = useQueryClient()
  const account = useSession().user
  return useMutation({
    mutationFn: async (listings: readonly Listing[]) => {
      const begun = await unansweredImports(account, localStorage).begin(listings)
      const priced = begun.listings.map((listing) => withPrice(listing, basis))
      try {
        await call(importListings, { body: importBody(priced) })
      } catch (error) {
        if (error instanceof ApiProblem && error.status < 500) begun.answered()
        throw error
      }
      begun.answered()
      return priced
    },
    onSuccess: (imported) => {
      showImported(queryClient, account, imported)
      announce(imported.length, () => undoImport(queryClient, account, imported))
    },
  })
}

function announce(count: number, undo: () => void): void {
  const undoAndSay = () => {
    notifications.hide(notice)
    undo()
    notifications.show({ message: texts.undone(count) })
  }
  const notice = notifications.show({
    color: 'green',
    title: texts.done(count),
    message: (
      <Button mt={6} size="xs" variant="default" onClick={undoAndSay}>
        {texts.undo}
      </Button>
    ),
    autoClose: noticeMilliseconds,
  })
}
