/** Every screen as it is fetched when its address is opened, or before. */
export const screens = {
  login: () => import('../features/account/login-screen.tsx').then((m) => ({ Component: m.LoginScreen })),
  signUp: () => import('../features/account/sign-up-screen.tsx').then((m) => ({ Component: m.SignUpScreen })),
  home: () => import('../features/home/home-screen.tsx').then((m) => ({ Component: m.HomeScreen })),
  pricing: () =>
    import('../features/pricing/pricing-screen.tsx').then((m) => ({ Component: m.PricingScreen })),
  ads: () => import('../features/ads/ads-screen.tsx').then((m) => ({ Component: m.AdsScreen })),
  closings: () =>
    import('../features/closing/closings-screen.tsx').then((m) => ({ Component: m.ClosingsScreen })),
  closing: () =>
    import('../features/closing/closing-screen.tsx').then((m) => ({ Component: m.ClosingScreen })),
}
