import type { ClosingFault, ClosingMarketplace, OtherReport } from '@vendaclara/core/closing'
import { formatCount } from '../../../ui/number-formats.ts'
import type { ReasonWords } from '../model/marketplaces/marketplace.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { conciliationPlace, releasesPlace } from '../model/marketplaces/mercado-livre/texts.ts'
import type { Refusal } from '../worker/reading/refusal.ts'

interface ReportWords {
  /** As used in 'Este arquivo parece ser …' and 'Baixe … de novo'. */
  readonly name: string
  /**
   * Where it belongs: with the payments of a month of this marketplace, with the files for all months, those in
   * Portuguese only, to the ads, or to another marketplace.
   */
  readonly goes?:
    | { readonly withPayments: ClosingMarketplace }
    | 'all-months'
    | 'in-portuguese'
    | 'ads'
    | 'elsewhere'
  /** The words that may be in the column that decides how a row counts, and why doubled rows cannot be read. */
  readonly known?: string
  readonly doubled?: string
}

export const reports: Readonly<Record<OtherReport, ReportWords>> = {
  'conciliation-of-sales': {
    name: 'a Conciliação por vendas, do Mercado Livre',
    goes: { withPayments: 'mercadoLivre' },
  },
  'conciliation-of-releases': {
    name: 'a Conciliação por liberação de dinheiro, do Mercado Livre',
    goes: { withPayments: 'mercadoLivre' },
  },
  billing: {
    name: 'o Faturamento, do Mercado Livre',
    goes: { withPayments: 'mercadoLivre' },
    known: '“Sim”, “Não” ou “Não se aplica”',
    doubled: 'A mesma tarifa aparece mais de uma vez, com valores diferentes, e não dá para saber qual vale.',
  },
  transactions: { name: 'o relatório Todas as transações, do Mercado Pago' },
  collections: { name: 'o relatório de cobranças, do Mercado Pago' },
  'payment-billing': { name: 'o Faturamento do Mercado Pago' },
  'affiliate-performance': { name: 'o relatório de desempenho por afiliado, da Shopee' },
  'shopee-wallet': { name: 'a Carteira da Shopee', goes: 'all-months' },
  'shopee-wallet-in-english': { name: 'a Carteira da Shopee em inglês', goes: 'in-portuguese' },
  'shopee-advances': {
    name: 'o da Shopee Acelera',
    goes: 'all-months',
    doubled:
      'O mesmo adiantamento de um pedido aparece mais de uma vez, com status ou valor restante diferente, e não dá para saber qual vale.',
  },
  'shopee-returns': { name: 'o de Devoluções da Shopee', goes: 'all-months' },
  'shopee-affiliates': { name: 'o de Afiliados da Shopee', goes: 'all-months' },
  ads: { name: 'um relatório de anúncios', goes: 'ads' },
  amazon: { name: 'um relatório da Amazon', goes: 'elsewhere' },
  tiktok: { name: 'um relatório do TikTok Shop', goes: 'elsewhere' },
}

interface Asked {
  /** The name of the requested file, in capitals, and what to do instead, as sentences. */
  readonly name: string
  readonly instead: string
  readonly marketplace: ClosingMarketplace
}

/** A report given in place of a file: where it belongs, or what to choose instead. */
export function otherReportSentence(report: OtherReport, { name, instead, marketplace }: Asked): string {
  const { name: its, goes } = reports[report]
  const seems = `Este arquivo parece ser ${its}`
  const { of, income, insteadOf } = marketplaceWords[marketplace]
  if (goes === 'ads') return `${seems}: envie-o em Ads Words. ${instead}`
  if (goes === 'elsewhere') return `${seems}, não um arquivo ${of}. ${instead}`
  if (goes === 'all-months') {
    return `${seems} e vale para todos os meses. Envie-o em “Outros arquivos da Shopee”, na lista de análises ou no fim da tela do mês.`
  }
  if (goes === 'in-portuguese') {
    return `${seems}, e aqui ela só é lida em português. Troque o idioma da Central do Vendedor para português, baixe a Carteira outra vez e envie-a em “Outros arquivos da Shopee”.`
  }
  if (goes) {
    return marketplace === goes.withPayments
      ? `${seems}, que vai no outro campo, o de ${income.toUpperCase()}; aqui vai o de ${name}. Envie cada um no seu campo.`
      : `${seems}, e aqui vai o de ${name} ${of}. Envie-o em uma análise ${marketplaceWords[goes.withPayments].of}.`
  }
  return insteadOf && name === income.toUpperCase()
    ? `${seems}, ${insteadOf}`
    : `${seems}, que não entra nesta conta. ${instead}`
}

type TogetherKind = 'several-reports' | 'mixed-reports' | 'fees-only' | 'other-numbers'
type TogetherFault = Pick<ClosingFault, 'of'> & { readonly kind: TogetherKind }

/** Why reports cannot be read together, and what to choose instead. */
export function togetherSentence({ kind, of }: TogetherFault): string {
  const name = of ? reports[of].name : 'este arquivo'
  switch (kind) {
    case 'several-reports':
      return 'Esta planilha junta mais de um relatório. Baixe cada um no seu próprio arquivo e envie todos juntos neste campo.'
    case 'mixed-reports':
      return 'Liberações e Conciliação contam o mesmo dinheiro, e nenhuma coluna liga uma linha de uma a uma linha da outra: juntas, ele contaria duas vezes. Envie só um dos dois relatórios, ou os dois com períodos que não se cruzam.'
    case 'fees-only':
      return `${name.charAt(0).toUpperCase()}${name.slice(1)}, traz tarifas e o que é devido, não o que foi pago. Envie junto, de uma vez, o relatório de liberações (${releasesPlace}) ou a Conciliação (${conciliationPlace}).`
    case 'other-numbers':
      return `Nenhum “Número da operação” deste relatório é de uma venda desta análise, e só por ele dá para saber o que foi pago de cada uma. Confira se o mês e a conta são os mesmos. Se forem, envie no lugar deste o relatório de liberações: ${releasesPlace}.`
  }
}

type OfMonth = Extract<
  Refusal,
  { kind: 'other-month-scale' | 'other-fee-scale' | 'slipped-part' | 'ids-of-others' | 'lost-cents' }
>

/** Why the two files of a month do not fit. Either may be the wrong one, except where centavos are lost. */
export function monthSentence(refusal: OfMonth, marketplace: ClosingMarketplace): string {
  const { orders, income, reasons } = marketplaceWords[marketplace]
  const [ofOrders, ofIncome] = [orders.toUpperCase(), income.toUpperCase()]
  const both = `Baixe ${ofOrders} e ${ofIncome} de novo e envie os dois sem abrir em outro programa.`
  switch (refusal.kind) {
    case 'other-month-scale': {
      const { sentence } = (reasons as Readonly<Record<string, ReasonWords>>)[refusal.reason ?? ''] ?? {}
      if (sentence) {
        return `Em ${ofIncome} ${sentence}, com valores ${times(refusal.factor)} (${ofAll(refusal)}). Em um dos dois arquivos a vírgula dos centavos se perdeu nessa coluna. ${both}`
      }
      return `Em ${ofIncome} os valores são ${times(refusal.factor)} do que se espera por ${ofOrders} (${ofAll(refusal)}). Em um dos dois a vírgula dos centavos se perdeu. ${both}`
    }
    case 'other-fee-scale':
      return `No relatório de tarifas elas são ${times(refusal.factor)} do que ${ofOrders} diz (${ofAll(refusal)}). Em um dos dois a vírgula dos centavos se perdeu. Baixe o relatório de tarifas e ${ofOrders} de novo e envie os dois sem abrir em outro programa.`
    case 'ids-of-others':
      return `A maior parte dos pedidos recebeu o que era esperado de outro pedido (${ofAll(refusal)}). Em ${ofOrders} ou em ${ofIncome} a coluna dos IDs pode ter sido ordenada sozinha. ${both}`
    case 'slipped-part': {
      const file = refusal.file === 'orders' ? ofOrders : ofIncome
      const column = refusal.column ? `Na coluna “${refusal.column}” de ${file}` : `Em ${file}`
      const what = refusal.factor < 0 ? 'com o sinal trocado' : `${times(refusal.factor)} do que deviam`
      const why = refusal.factor < 0 ? 'Um sinal de menos' : 'A vírgula dos centavos'
      return `${column} há valores ${what}: corrigidos, o esperado e o pago dão o mesmo (${ofAll(refusal)}). ${why} se perdeu. Baixe ${file} de novo e envie sem abrir em outro programa.`
    }
    case 'lost-cents': {
      const [file, other] = refusal.file === 'orders' ? [ofOrders, ofIncome] : [ofIncome, ofOrders]
      const place = refusal.column ? `na coluna “${refusal.column}” de ${file}` : `em ${file}`
      return `${place.charAt(0).toUpperCase()}${place.slice(1)} nenhum valor tem centavos, e em ${other} eles têm (${ofAll(refusal)}). Os centavos se perderam. Baixe ${file} de novo e envie sem abrir em outro programa.`
    }
  }
}

/** 'cerca de 100 vezes maiores'. */
export function times(factor: number): string {
  return factor > 1
    ? `cerca de ${formatCount(factor)} vezes maiores`
    : `cerca de ${formatCount(Math.round(1 / factor))} vezes menores`
}

export function ofAll({ orders, all }: { orders: number; all: number }): string {
  return `em ${formatCount(orders)} de ${formatCount(all)}`
}
