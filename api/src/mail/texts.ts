import type { CalendarDate } from '@vendaclara/core/calendar'
import { type Cents, toReais } from '@vendaclara/core/money'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** An amount with its currency. The space between them does not break. */
export function inReais(cents: Cents): string {
  return money.format(toReais(cents))
}

/** A date in Brazilian notation: 20/11/2026. */
export function inNumbers(day: CalendarDate): string {
  return day.split('-').toReversed().join('/')
}

export const greeting = (firstName: string) => `Olá, ${firstName}!`

export const signature = 'Equipe Vendaclara'

export const copyTheLink = 'Se o botão não abrir, copie este endereço para o navegador:'

/** At the end of every mail. */
export const slogan = 'Vendaclara: preço certo, anúncios que rendem, repasses conferidos.'

/** Printed for a mail that is written to a file. */
export const mailWritten = (to: string, subject: string, where: string) =>
  `E-mail para ${to}: ${subject}\n  ${where}`
