import type { CardBrand, PlanCycle } from '@vendaclara/core/subscription'

interface PlanTexts {
  name: string
  short: string
  per: string
  renewal: (price: string) => string
  /** When the code of the next charge comes, where it is paid by Pix. */
  nextPix: string
  switch: string
}

export const texts = {
  product: 'Vendaclara',
  /** Everything that is said of a plan by its name; a new one is an entry here. */
  plans: {
    YEARLY: {
      name: 'Plano anual',
      short: 'Anual',
      per: 'por ano',
      renewal: (price: string) => `Renova por ${price} a cada ano, até você cancelar.`,
      nextPix: 'A cada ano enviamos por e-mail o Pix da renovação.',
      switch: 'Mudar para o plano anual',
    },
    MONTHLY: {
      name: 'Plano mensal',
      short: 'Mensal',
      per: 'por mês',
      renewal: (price: string) => `Renova por ${price} a cada mês, até você cancelar.`,
      nextPix: 'A cada mês enviamos por e-mail o Pix do mês seguinte.',
      switch: 'Mudar para o plano mensal',
    },
  } satisfies Record<PlanCycle, PlanTexts>,
  home: 'Voltar para o início',
  overview: 'Minha assinatura',
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
