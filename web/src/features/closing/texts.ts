import { type Cents, toReais } from '@vendaclara/core/money'
import { formatBrl, formatCount } from '../../ui/number-formats.ts'

const list = new Intl.ListFormat('pt-BR')

/** 'março, abril e maio'. */
export function listed(names: readonly string[]): string {
  return list.format(names)
}

const longestName = 160

/** Names for a sentence: “a”, “b” e “c”. */
export function quoted(names: readonly string[]): string {
  return listed(names.map((name) => `“${name.slice(0, longestName)}”`))
}

/** 'R$ 1.234,56', without a sign. */
export function formatUnsigned(amount: Cents): string {
  return formatBrl(Math.abs(toReais(amount)))
}

/** '1.204 linhas', '1 linha'. */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

export const orders = (count: number) => counted(count, 'pedido', 'pedidos')

/** A sentence without its capital, to follow another one. */
export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export const texts = {
  product: 'Vendaclara',
  title: 'Fechamento de mês',
  retry: 'Tentar de novo',
  howToDownload: 'Onde baixar, passo a passo',
}
