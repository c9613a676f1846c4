import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { formatCount } from '../../ui/number-formats.ts'

const list = new Intl.ListFormat('pt-BR')

/** 'março, abril e maio'. */
export function listed(names: readonly string[]): string {
  return list.format(names)
}

const longestName = 160

/** Names as they stand in a sentence: “a”, “b” e “c”. */
export function quoted(names: readonly string[]): string {
  return listed(names.map((name) => `“${name.slice(0, longestName)}”`))
}

/** '1.204 linhas', '1 linha'. */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/** A sentence as it goes on behind another. */
export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export const texts = {
  product: 'Vendaclara',
  title: 'Fechamento de mês',
  retry: 'Tentar de novo',
  help: 'Ajuda',
  howToDownload: 'Onde baixar, passo a passo',
}

/** What a marketplace and the two files of its months are called: what was sold, and what was paid for it. */
export interface MarketplaceWords {
  readonly name: string
  /** 'a Shopee', at the beginning of what it does, and 'da Shopee', of what is its own. */
  readonly the: string
  readonly of: string
  readonly orders: string
  readonly income: string
  readonly ordersHint: string
  readonly incomeHint: string
  /** 'na Shopee': where each of the two is found. */
  readonly at: { readonly orders: string; readonly income: string }
}

export const marketplaceWords = {
  shopee: {
    ...{ name: 'Shopee', the: 'a Shopee', of: 'da Shopee', orders: 'Meus Pedidos', income: 'Minha Renda' },
    ordersHint: 'A planilha de pedidos do mês, .xlsx, como a Shopee exporta.',
    incomeHint: 'A planilha de renda do mês, .xlsx, como a Shopee exporta.',
    at: { orders: 'na Shopee', income: 'na Shopee' },
  },
  mercadoLivre: {
    ...{ name: 'Mercado Livre', the: 'o Mercado Livre', of: 'do Mercado Livre' },
    ...{ orders: 'Vendas', income: 'Liberações' },
    ordersHint: 'A planilha de vendas do mês, .xlsx, como o Mercado Livre exporta.',
    incomeHint:
      'As liberações do Mercado Pago, com as colunas ORDER_ID e PACK_ID, ou a Conciliação por liberação de dinheiro. Faturamento e Conciliação por vendas podem ir junto, para ver as tarifas.',
    at: { orders: 'no Mercado Livre', income: 'no Mercado Pago' },
  },
  shein: {
    ...{ name: 'Shein', the: 'a Shein', of: 'da Shein', orders: 'Pedidos', income: 'Faturas' },
    ordersHint: 'A planilha de pedidos do mês, .xlsx, como a Shein exporta.',
    incomeHint: 'As faturas das semanas em que o mês foi pago, .xlsx. Envie todas juntas.',
    at: { orders: 'na Shein', income: 'na Shein' },
  },
} satisfies Record<ClosingMarketplace, MarketplaceWords>
