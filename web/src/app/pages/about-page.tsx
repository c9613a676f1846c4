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

/** What the product does, with the real calculator and the current prices. */
export function AboutPage() {
  return (
    <AboutScreen
      calculator={
        <InSight room={{ base: 1090, xs: 1049, sm: 700, md: 575 }}>
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
  /** Reserved space, so that the content below does not move. */
  room: BoxProps['mih']
  children: ReactNode
}

/** Loads its content shortly before it is scrolled into view, so the text above does not wait for it. */
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
