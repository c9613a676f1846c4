import { lazy, Suspense } from 'react'
import { DeskLoading } from '../../features/home/desk.tsx'
import classes from '../../features/home/home.module.css'
import { HomeScreen } from '../../features/home/home-screen.tsx'
import { PixLink } from '../../features/subscription/pix/pix-link.tsx'

/** Loaded after the screen, because its queries belong to the tools. */
const Desk = lazy(() =>
  import('./desk/desk-of-seller.tsx')
    .then((module) => ({ default: module.DeskOfSeller }))
    .catch(() => ({ default: DeskLoading })),
)

/** Home, with a link to the Pix that waits for payment, and what is to do in each tool. */
export function HomePage() {
  return (
    <HomeScreen
      pendingLink={<PixLink className={classes.plans ?? ''} />}
      desk={
        <Suspense fallback={<DeskLoading />}>
          <Desk />
        </Suspense>
      }
    />
  )
}
