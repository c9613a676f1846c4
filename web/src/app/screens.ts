/** Every screen as it is fetched when its address is opened, or before. */
export const screens = {
  login: () => import('../features/account/login-screen.tsx').then((m) => ({ Component: m.LoginScreen })),
  signUp: () => import('../features/account/sign-up-screen.tsx').then((m) => ({ Component: m.SignUpScreen })),
  recovery: () =>
    import('../features/account/recovery-screen.tsx').then((m) => ({ Component: m.RecoveryScreen })),
  reset: () => import('../features/account/reset-screen.tsx').then((m) => ({ Component: m.ResetScreen })),
  confirmEmail: () =>
    import('../features/account/confirm-email-screen.tsx').then((m) => ({
      Component: m.ConfirmEmailScreen,
    })),
  privacy: () => import('../features/legal/legal-screens.tsx').then((m) => ({ Component: m.PrivacyScreen })),
  terms: () => import('../features/legal/legal-screens.tsx').then((m) => ({ Component: m.TermsScreen })),
  checkout: () =>
    import('../features/subscription/checkout-screen.tsx').then((m) => ({
      Component: m.CheckoutScreen,
    })),
  subscription: () =>
    import('../features/subscription/subscription-screen.tsx').then((m) => ({
      Component: m.SubscriptionScreen,
    })),
  profile: () =>
    import('../features/account/profile-screen.tsx').then((m) => ({ Component: m.ProfileScreen })),
  home: () => import('./pages/home-page.tsx').then((m) => ({ Component: m.HomePage })),
  pricing: () =>
    import('../features/pricing/screens/pricing-screen.tsx').then((m) => ({ Component: m.PricingScreen })),
  ads: () => import('./pages/ads-page.tsx').then((m) => ({ Component: m.AdsPage })),
  closings: () =>
    import('../features/closing/screens/closings-screen.tsx').then((m) => ({ Component: m.ClosingsScreen })),
  closing: () =>
    import('../features/closing/screens/closing-screen.tsx').then((m) => ({ Component: m.ClosingScreen })),
}
