import { createBrowserRouter, type RouteObject } from 'react-router'
import { addresses } from '../addresses.ts'
import { NotFoundPage } from './failures/not-found-page.tsx'
import { RouteFailure } from './failures/route-failure.tsx'
import { AccessGate, EmailGate } from './gates/gates.tsx'
import { enterAccountForm, enterHome, enterProtectedArea } from './gates/loaders.ts'
import { screens } from './screens.ts'
import { fetchShell, PageLoading, PublicFrame, RootLayout } from './shell/layouts.tsx'

const open: RouteObject[] = [
  { path: addresses.login, loader: enterAccountForm, lazy: screens.login },
  { path: addresses.loginFromCalculator, loader: enterAccountForm, lazy: screens.login },
  { path: addresses.signUp, loader: enterAccountForm, lazy: screens.signUp },
  { path: addresses.recovery, lazy: screens.recovery },
  { path: addresses.reset, lazy: screens.reset },
  { path: addresses.confirmEmail, lazy: screens.confirmEmail },
  { path: addresses.privacy, lazy: screens.privacy },
  { path: addresses.terms, lazy: screens.terms },
]

const tools: RouteObject[] = [
  { path: addresses.calculator, lazy: screens.pricing },
  { path: addresses.calculatorAlias, lazy: screens.pricing },
  { path: addresses.ads, lazy: screens.ads },
  { path: addresses.closings, lazy: screens.closings },
  { path: addresses.closing, lazy: screens.closing },
]

const loggedIn: RouteObject[] = [
  { path: addresses.profile, lazy: screens.profile },
  { path: addresses.checkout, lazy: screens.checkout },
  { path: addresses.subscription, lazy: screens.subscription },
  {
    Component: EmailGate,
    children: [
      { path: addresses.home, loader: enterHome, lazy: screens.home },
      { Component: AccessGate, children: tools },
    ],
  },
]

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RouteFailure,
    HydrateFallback: PageLoading,
    children: [
      { Component: PublicFrame, children: open },
      {
        lazy: fetchShell,
        loader: enterProtectedArea,
        shouldRevalidate: () => false,
        children: [{ ErrorBoundary: RouteFailure, children: loggedIn }],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
])
