import classes from '../../features/home/home.module.css'
import { HomeScreen } from '../../features/home/home-screen.tsx'
import { PixLink } from '../../features/subscription/pix/pix-link.tsx'

/** Home, with the way to the Pix that waits to be paid. */
export function HomePage() {
  return <HomeScreen pendingLink={<PixLink className={classes.plans ?? ''} />} />
}
