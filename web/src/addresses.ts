/** Every address of the product. Those with a parameter have a function that builds them. */
export const addresses = {
  outside: '/',
  about: '/conheca',
  signUp: '/cadastro',
  login: '/login',
  loginFromCalculator: '/calculadora',
  recovery: '/request-password-reset',
  reset: '/reset-password',
  confirmEmail: '/confirm-email',
  privacy: '/privacidade',
  terms: '/termos',
  help: '/ajuda',
  helpPage: '/ajuda/:page',
  checkout: '/checkout',
  subscription: '/assinatura',
  profile: '/perfil',
  home: '/home',
  calculator: '/anuncios',
  calculatorAlias: '/calculadoras',
  products: '/produtos',
  ads: '/adsdiscovery',
  closings: '/analysis',
  closing: '/fechamento/:id',
} as const

/** Behind the address of a tool without data it opens the tool's example. */
export const exampleHash = '#exemplo'

export function closingHref(id: string): string {
  return addresses.closing.replace(':id', encodeURIComponent(id))
}

/** The pages of the help, in the order of the list. */
export const helpPageNames = [
  'primeiros-passos',
  'calculadora',
  'produtos',
  'ads-words',
  'fechamento-de-mes',
  'glossario',
  'novidades',
] as const

export type HelpPage = (typeof helpPageNames)[number]

export function helpHref(page: HelpPage, section?: string): string {
  const path = addresses.helpPage.replace(':page', page)
  return section === undefined ? path : `${path}#${section}`
}
