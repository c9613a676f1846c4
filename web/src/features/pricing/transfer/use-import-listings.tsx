import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importListings } from '@vendaclara/contract/pricing'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import type { Listing } from '../listing/listing.ts'
import type { PricingBasis } from '../listing/pricing-basis.ts'
import { withPrice } from '../listing/with-price.ts'
import { importBody } from './import-body.ts'
import { showImported, undoImport } from './import-store.ts'
import { transferTexts as texts } from './texts.ts'

const noticeMilliseconds = 30_000

/** Imports listings, all or none, and offers to undo it. With the same ids it can be tried again without harm. */
export function useImportListings(basis: PricingBasis) {
  const queryClient = useQueryClient()
  const account = useSession().user
  return useMutation({
    mutationFn: async (listings: readonly Listing[]) => {
      const priced = listings.map((listing) => withPrice(listing, basis))
      await call(importListings, { body: importBody(priced) })
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
