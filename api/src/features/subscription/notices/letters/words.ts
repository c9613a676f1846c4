import type { CalendarDate } from '@vendaclara/core/calendar'
import { type Cents, toReais } from '@vendaclara/core/money'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** An amount as a letter says it. Its space does not break in a mail program either. */
export function inReais(cents: Cents): string {
  return money.format(toReais(cents))
}

/** A day as a letter says it: 20/11/2026. */
export function inNumbers(day: CalendarDate): string {
  return day.split('-').toReversed().join('/')
}
