import { planWords } from '@vendaclara/contract/texts'
import type { CardBrand, PlanCycle } from '@vendaclara/core/subscription'

/** All texts that contain the name of a plan. */
function plan(cycle: PlanCycle) {
  const { name, per, every, nextPix } = planWords[cycle]
  return {
    name: `Plano ${name}`,
    short: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    per,
    renewal: (price: string) => `Renova por ${price} ${every}, até você cancelar.`,
    /** When the code of the next charge arrives, for payment by Pix. */
    nextPix: `${every.charAt(0).toUpperCase()}${every.slice(1)} enviamos por e-mail ${nextPix}.`,
    switch: `Mudar para o plano ${name}`,
  }
}

export const texts = {
  product: 'Vendaclara',
  plan,
  home: 'Voltar para o início',
  overview: 'Minha assinatura',
  simulated: 'Nada é cobrado aqui.',
  simulator: 'Abrir o simulador',
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
