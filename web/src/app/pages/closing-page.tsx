import { lazy, Suspense } from 'react'
import { ClosingScreen } from '../../features/closing/closing-screen.tsx'
import { ListingFeesSlot } from '../../features/closing/fees/listing-fees-slot.ts'

const ListingFees = lazy(() =>
  import('./products/listing-fees.tsx').then((m) => ({ default: m.ListingFees })),
)

/** The screen of a month, whose fees are checked by what the list of products knows of its listings. */
export function ClosingPage() {
  return (
    <ListingFeesSlot value={FeesOfListings}>
      <ClosingScreen />
    </ListingFeesSlot>
  )
}

function FeesOfListings() {
  return (
    <Suspense fallback={null}>
      <ListingFees />
    </Suspense>
  )
}
