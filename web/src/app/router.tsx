import { createBrowserRouter, type RouteObject } from 'react-router'
import { addresses } from '../addresses.ts'
import { LoginScreen } from '../features/account/login-screen.tsx'
import { RouteFailure } from './failures/route-failure.tsx'
import { enterAccountForm } from './gates/enter-account-form.ts'
import { gates, screens } from './screens.ts'
import { fetchShell, PublicFrame, RootLayout } from './shell/layouts.tsx'

const open: RouteObject[] = [
  { path: addresses.about, lazy: { Component: screens.about } },
  { path: addresses.login, loader: enterAccountForm, Component: LoginScreen },
  { path: addresses.loginFromCalculator, loader: enterAccountForm, Component: LoginScreen },
  { path: addresses.signUp, loader: enterAccountForm, lazy: { Component: screens.signUp } },
  { path: addresses.recovery, lazy: { Component: screens.recovery } },
  { path: addresses.reset, lazy: { Component: screens.reset } },
  { path: addresses.confirmEmail, lazy: { Component: screens.confirmEmail } },
  { path: addresses.privacy, lazy: { Component: screens.privacy } },
  { path: addresses.terms, lazy: { Component: screens.terms } },
  { path: addresses.help, lazy: { Component: screens.help } },
  { path: addresses.helpPage, lazy: { Component: screens.help } },
]

const tools: RouteObject[] = [
  { path: addresses.calculator, lazy: { Component: screens.pricing } },
  { path: addresses.calculatorAlias, lazy: { Component: screens.pricing } },
  { path: addresses.products, lazy: { Component: screens.products } },
  { path: addresses.ads, lazy: { Component: screens.ads } },
  { path: addresses.closings, lazy: { Component: screens.closings } },
  { path: addresses.closing, lazy: { Component: screens.closing } },
]

const loggedIn: RouteObject[] = [
  { path: addresses.profile, lazy: { Component: screens.profile } },
  { path: addresses.checkout, lazy: { Component: screens.checkout } },
  { path: addresses.subscription, lazy: { Component: screens.subscription } },
  {
    lazy: { Component: gates.email },
    children: [
      { path: addresses.home, lazy: { loader: gates.enterHome, Component: screens.home } },
      { lazy: { Component: gates.access }, children: tools },
    ],
  },
]

const fetchNotFound = () => import('./failures/not-found-page.tsx').then((m) => m.NotFoundPage)

/** Until the first screen is drawn, the page shows the content of index.html. */
const NothingYet = () => null

/** The build leaves out the pages for developers. */
const development: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: { Component: () => import('./development/ui-page.tsx').then((m) => m.UiPage) } }]
  : []

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RouteFailure,
    HydrateFallback: NothingYet,
    children: [
      { Component: PublicFrame, children: open },
      {
        lazy: { loader: gates.enterProtectedArea, Component: fetchShell },
        shouldRevalidate: () => false,
        children: [{ ErrorBoundary: RouteFailure, children: loggedIn }],
      },
      ...development,
      { path: '*', lazy: { Component: fetchNotFound } },
    ],
  },
])
