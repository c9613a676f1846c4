/** Every address of the product, once. Those with a parameter have a builder beside them. */
export const addresses = {
  outside: '/',
  signUp: '/cadastro',
  login: '/login',
  loginFromCalculator: '/calculadora',
  recovery: '/request-password-reset',
  reset: '/reset-password',
  confirmEmail: '/confirm-email',
  privacy: '/privacidade',
  terms: '/termos',
  checkout: '/checkout',
  subscription: '/assinatura',
  profile: '/perfil',
  home: '/home',
  calculator: '/anuncios',
  calculatorAlias: '/calculadoras',
  ads: '/adsdiscovery',
  closings: '/analysis',
  closing: '/fechamento/:id',
} as const

export function closingHref(id: string): string {
  return addresses.closing.replace(':id', encodeURIComponent(id))
}
