/** Every screen except the login, each loaded when its address is opened, or earlier. */
export const screens = {
  about: () => import('./pages/about-page.tsx').then((m) => m.AboutPage),
  signUp: () => import('../features/account/sign-up-screen.tsx').then((m) => m.SignUpScreen),
  recovery: () => import('../features/account/recovery-screen.tsx').then((m) => m.RecoveryScreen),
  reset: () => import('../features/account/reset-screen.tsx').then((m) => m.ResetScreen),
  confirmEmail: () =>
    import('../features/account/confirm-email-screen.tsx').then((m) => m.ConfirmEmailScreen),
  privacy: () => import('../features/legal/legal-screens.tsx').then((m) => m.PrivacyScreen),
  terms: () => import('../features/legal/legal-screens.tsx').then((m) => m.TermsScreen),
  help: () => import('../features/help/help-screen.tsx').then((m) => m.HelpScreen),
  checkout: () => import('../features/subscription/checkout-screen.tsx').then((m) => m.CheckoutScreen),
  subscription: () =>
    import('../features/subscription/subscription-screen.tsx').then((m) => m.SubscriptionScreen),
  profile: () => import('../features/account/profile-screen.tsx').then((m) => m.ProfileScreen),
  home: () => import('./pages/home-page.tsx').then((m) => m.HomePage),
  pricing: () => import('./pages/pricing-page.tsx').then((m) => m.PricingPage),
  products: () => import('./pages/products-page.tsx').then((m) => m.ProductsPage),
  ads: () => import('./pages/ads-page.tsx').then((m) => m.AdsPage),
  closings: () => import('../features/closing/closings-screen.tsx').then((m) => m.ClosingsScreen),
  closing: () => import('./pages/closing-page.tsx').then((m) => m.ClosingPage),
}

/** The checks before the screens that need a login, loaded when one of those is opened. */
export const gates = {
  enterProtectedArea: () => import('./gates/loaders.ts').then((m) => m.enterProtectedArea),
  enterHome: () => import('./gates/loaders.ts').then((m) => m.enterHome),
  email: () => import('./gates/gates.tsx').then((m) => m.EmailGate),
  access: () => import('./gates/gates.tsx').then((m) => m.AccessGate),
}
