import { Box, type BoxProps } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { AboutScreen } from '../../features/about/about-screen.tsx'
import { texts } from '../../features/about/texts.ts'

const Calculator = lazy(() =>
  import('../../features/pricing/screens/open-calculator.tsx').then((m) => ({ default: m.OpenCalculator })),
)
const Plans = lazy(() =>
  import('../../features/subscription/checkout/plans/plan-prices.tsx').then((m) => ({
    default: m.PlanPrices,
  })),
)

/** What the product does, with the calculator and the prices of the plans as they are. */
export function AboutPage() {
  return (
    <AboutScreen
      calculator={
        <InSight room={{ base: 1240, sm: 720 }}>
          <Calculator />
        </InSight>
      }
      plans={
        <InSight room={{ base: 280, sm: 132 }}>
          <Plans />
        </InSight>
      }
    />
  )
}

interface InSightProps {
  /** Kept for it, so that what stands below it does not move. */
  room: BoxProps['mih']
  children: ReactNode
}

/** Fetches its content shortly before it is scrolled into view: what is said above it is there without it. */
function InSight({ room, children }: InSightProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: '300px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  const loading = <div role="status" aria-label={texts.loading} />
  return (
    <Box ref={place} mih={room}>
      {isNear ? <Suspense fallback={loading}>{children}</Suspense> : loading}
    </Box>
  )
}
