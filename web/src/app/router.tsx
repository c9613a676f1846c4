import { createBrowserRouter, type RouteObject } from 'react-router'
import { addresses } from '../addresses.ts'
import { enterAccountForm } from './enter-account-form.ts'
import { enterHome, enterProtectedArea } from './enter-protected-area.ts'
import { fetchShell } from './fetch-shell.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PageLoading } from './page-loading.tsx'
import { RouteFailure } from './route-failure.tsx'
import { screens } from './screens.ts'

const open: RouteObject[] = [
  { path: addresses.login, loader: enterAccountForm, lazy: screens.login },
  { path: addresses.loginFromCalculator, loader: enterAccountForm, lazy: screens.login },
  { path: addresses.signUp, loader: enterAccountForm, lazy: screens.signUp },
]

const tools: RouteObject[] = [
  { path: addresses.home, loader: enterHome, lazy: screens.home },
  { path: addresses.calculator, lazy: screens.pricing },
  { path: addresses.calculatorAlias, lazy: screens.pricing },
  { path: addresses.ads, lazy: screens.ads },
  { path: addresses.closings, lazy: screens.closings },
  { path: addresses.closing, lazy: screens.closing },
]

export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteFailure,
    HydrateFallback: PageLoading,
    children: [
      ...open,
      {
        lazy: fetchShell,
        loader: enterProtectedArea,
        shouldRevalidate: () => false,
        children: [{ ErrorBoundary: RouteFailure, children: tools }],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
])
