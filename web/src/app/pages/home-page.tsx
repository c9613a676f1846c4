import { lazy, Suspense } from 'react'
import classes from '../../features/home/home.module.css'
import { HomeScreen } from '../../features/home/home-screen.tsx'
import { PixLink } from '../../features/subscription/pix/pix-link.tsx'

/** Loaded after the screen, which does not wait for the data of closings and works without it. */
const NearClaims = lazy(() =>
  import('../../features/closing/marks/claims/near-claims.tsx')
    .then((module) => ({ default: module.NearClaims }))
    .catch(() => ({ default: () => null })),
)

/** Also loaded after the screen, because its queries belong to the tools. */
const FirstSteps = lazy(() =>
  import('./first-steps-of-seller.tsx')
    .then((module) => ({ default: module.FirstStepsOfSeller }))
    .catch(() => ({ default: () => null })),
)

/** Home, with a link to the Pix that waits for payment, the claims that end soon, and the first steps. */
export function HomePage() {
  return (
    <HomeScreen
      pendingLink={<PixLink className={classes.plans ?? ''} />}
      notice={
        <Suspense fallback={null}>
          <NearClaims />
        </Suspense>
      }
      firstSteps={
        <Suspense fallback={null}>
          <FirstSteps />
        </Suspense>
      }
    />
  )
}
