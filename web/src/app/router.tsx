import { createBrowserRouter, type RouteObject } from 'react-router'
import { addresses } from '../addresses.ts'
import { enterHome, enterProtectedArea } from './enter-protected-area.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PageLoading } from './page-loading.tsx'
import { RouteFailure } from './route-failure.tsx'

const login = () => import('../features/account/login-screen.tsx').then((m) => ({ Component: m.LoginScreen }))
const pricing = () =>
  import('../features/pricing/pricing-screen.tsx').then((m) => ({ Component: m.PricingScreen }))

const open: RouteObject[] = [
  { path: addresses.login, lazy: login },
  { path: addresses.loginFromCalculator, lazy: login },
  {
    path: addresses.signUp,
    lazy: () => import('../features/account/sign-up-screen.tsx').then((m) => ({ Component: m.SignUpScreen })),
  },
]

const tools: RouteObject[] = [
  {
    path: addresses.home,
    loader: enterHome,
    lazy: () => import('../features/home/home-screen.tsx').then((m) => ({ Component: m.HomeScreen })),
  },
  { path: addresses.calculator, lazy: pricing },
  { path: addresses.calculatorAlias, lazy: pricing },
  {
    path: addresses.ads,
    lazy: () => import('../features/ads/ads-screen.tsx').then((m) => ({ Component: m.AdsScreen })),
  },
  {
    path: addresses.closings,
    lazy: () =>
      import('../features/closing/closings-screen.tsx').then((m) => ({ Component: m.ClosingsScreen })),
  },
  {
    path: addresses.closing,
    lazy: () =>
      import('../features/closing/closing-screen.tsx').then((m) => ({ Component: m.ClosingScreen })),
  },
]

export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteFailure,
    HydrateFallback: PageLoading,
    children: [
      ...open,
      {
        lazy: () => import('./protected-shell.tsx').then((m) => ({ Component: m.ProtectedShell })),
        loader: enterProtectedArea,
        shouldRevalidate: () => false,
        children: [{ ErrorBoundary: RouteFailure, children: tools }],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
])
