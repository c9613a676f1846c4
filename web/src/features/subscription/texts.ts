import type { CardBrand, PlanCycle } from '@vendaclara/core/subscription'

export const texts = {
  product: 'Vendaclara',
  plans: { YEARLY: 'Plano anual', MONTHLY: 'Plano mensal' } satisfies Record<PlanCycle, string>,
  per: { YEARLY: 'por ano', MONTHLY: 'por mês' } satisfies Record<PlanCycle, string>,
  home: 'Voltar para o início',
  overview: 'Minha assinatura',
  offline: 'Sem conexão com o servidor. Verifique sua internet e tente de novo.',
  simulated: 'Ambiente de teste: nada é cobrado.',
  simulator: 'Abrir o simulador de pagamentos',
}

export const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  elo: 'Elo',
  hipercard: 'Hipercard',
  diners: 'Diners',
  discover: 'Discover',
}
