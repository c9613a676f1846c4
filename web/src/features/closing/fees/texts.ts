import type { DeviationKind, ListingUnchecked, UncheckedReason } from '@vendaclara/core/closing'
import { formatCount } from '../../../ui/number-formats.ts'
import type { MarketplaceWords, MessageWords } from '../model/marketplaces/marketplace.ts'

import { counted, orders } from '../texts.ts'

const sales = (count: number) => counted(count, 'venda', 'vendas')

export const texts = {
  withoutDetail: 'Sem detalhe no arquivo',
  rate: (charged: string, expected: string) =>
    `comissão de ${charged} cobrada; a do arquivo de pedidos é de ${expected}`,
  perUnit: (fee: string, units: number) =>
    `taxa fixa de ${fee} cobrada por cada uma das ${units} unidades, e não uma vez por pedido`,
  title: 'Tarifas conferidas',
  allMatch: (count: number) =>
    count === 1
      ? 'A tarifa do único pedido conferido bate com a tabela.'
      : `As tarifas dos ${orders(count)} conferidos batem com a tabela.`,
  someMatch: (checked: number, matching: number) =>
    `Conferimos a comissão e a taxa de serviço de ${orders(checked)}: ${
      matching === 0 ? 'nenhum bate' : matching === 1 ? '1 bate' : `${formatCount(matching)} batem`
    } com a tabela, e ${checked - matching === 1 ? 'este não' : 'estes não'}.`,
  table: {
    from: (day: string) => `a tabela de ${day}`,
    until: (day: string) => `a tabela que valeu até ${day}`,
    unknown: 'a tabela da época',
  },
  sure: {
    official: (table: string, { of }: MarketplaceWords, readOn: string) =>
      `${table} está publicada em página ${of}, lida em ${readOn}.`,
    confirmed: (table: string) => `${table} não é oficial: várias fontes trazem os mesmos valores.`,
    inferred: (table: string) => `${table} não é oficial: os valores são deduzidos.`,
  },
  page: ({ of }: MarketplaceWords) => `Ver a página ${of}`,
  unchecked: (count: number, reasons: string) =>
    `${count === 1 ? 'Um pedido pago ficou' : `${formatCount(count)} pedidos pagos ficaram`} sem conferir: ${reasons}.`,
  uncheckedReasons: {
    'no-day': (count) => `${formatCount(count)} sem data`,
    'no-table': (count) => `${formatCount(count)} de dias sem tabela conhecida`,
    'no-prices': (count) => `${formatCount(count)} sem o preço ou a quantidade de cada item no arquivo`,
    'no-fees': (count) => `${formatCount(count)} sem tarifa cobrada`,
    refunded: (count) => `${formatCount(count)} com reembolso ao comprador`,
    campaign: (count) => `${formatCount(count)} com ajuste de campanha ou de Leve Mais por Menos`,
    'other-fee': (count) => `${formatCount(count)} com taxa de transação à parte`,
  } satisfies Record<UncheckedReason, (count: number) => string>,
  whyUnchecked: {
    'no-day': 'o arquivo não diz o dia do pedido.',
    'no-table': 'não conhecemos a tabela do dia do pedido.',
    'no-prices': 'o arquivo não diz o preço e a quantidade de cada item, ou eles não somam o subtotal.',
    'no-fees': 'nenhuma tarifa foi cobrada.',
    refunded: 'houve reembolso ao comprador, e as tarifas mudam com ele.',
    campaign: 'uma campanha ou o Leve Mais por Menos mudou o preço, e nenhuma tabela diz como.',
    'other-fee': 'há uma taxa de transação à parte.',
  } satisfies Record<UncheckedReason, string>,
  notChecked: (why: string) => `Não dá para conferir: ${why}`,
  before:
    'Esta análise é de antes de as tarifas serem conferidas. Abra os arquivos de novo para conferir as tarifas.',
  rates: {
    commission: (charged: string, due: string) => `Comissão de ${charged} cobrada onde valia ${due}`,
    fixedFee: (charged: string, due: string) =>
      `Taxa fixa de ${charged} por unidade cobrada onde valia ${due}`,
    both: (charged: string, due: string) => `${charged} cobrados onde valiam ${due}`,
    sum: (commission: string, fixedFee: string) => `${commission} + ${fixedFee}`,
  },
  chargedBy: (table: string) => `Tarifas cobradas como diz ${table}`,
  kinds: {
    'fixed-once': 'Taxa fixa cobrada uma vez, e não por unidade',
    'without-cap': 'Comissão sem o limite de R$\u00a0100,00 por unidade',
    cpf: 'Pode ser a tarifa de CPF, de até R$\u00a03,00 a mais por unidade',
    campaign: 'Pode ser uma campanha de destaque, de 2,5% ou 3,5% a mais',
    'pix-unsaid': 'Pode ser o subsídio do Pix, de 5% ou 8% a menos',
    'pix-kept': 'O subsídio do Pix não foi abatido das tarifas',
    'coupon-base': 'Comissão sobre o preço antes do seu cupom',
    unexplained: 'Outro valor, que nenhuma regra conhecida explica sozinha',
  } satisfies Record<Exclude<DeviationKind, 'rates' | 'other-table'>, string>,
  mayBe: {
    cpf: 'A Shopee a cobra de quem vende com CPF e teve mais de 450 pedidos em 90 dias. Os arquivos não dizem se é o seu caso.',
    campaign: 'A Shopee a cobra dos produtos que você inscreve. Os arquivos não dizem quais são.',
    'pix-unsaid':
      'A Shopee devolve nas tarifas o desconto de quem paga com Pix, e o seu arquivo não diz em quais pedidos.',
    'pix-kept': 'Pode ser que o arquivo traga as tarifas brutas, de antes desse abatimento.',
    'coupon-base': 'A comissão deveria contar depois do cupom; a Shopee não confirma.',
  },
  verdicts: {
    overcharged: (table: string) => `Cobrado a mais do que diz ${table}, que é oficial.`,
    undercharged: (table: string) => `Cobrado a menos do que diz ${table}: não há o que contestar.`,
    differs: (table: string) =>
      `Diferente do que diz ${table}, que não é oficial: confira na Central do Vendedor antes de contestar.`,
    unexplained:
      'Pode ser uma cobrança que os arquivos não mostram: veja o pedido na Central do Vendedor antes de contestar.',
    systematic: (count: number, alike: number) =>
      `${
        count === alike
          ? `Todos os ${formatCount(alike)} pedidos`
          : `${formatCount(count)} dos ${orders(alike)}`
      } com estas tarifas diferem do mesmo jeito: é mais provável que a tabela que vale para você seja outra.`,
  },
  listings: {
    none: 'A planilha de anúncios (Anuncios-….xlsx) diz a comissão de cada um: traga-a para Produtos, e as vendas são conferidas com ela.',
    toProducts: 'Trazer a planilha',
    allMatch: (count: number, read: string) =>
      count === 1
        ? `A tarifa da única venda conferida é a comissão do anúncio, ${read}.`
        : `As tarifas das ${formatCount(count)} vendas conferidas são a comissão do anúncio, ${read}.`,
    someMatch: (checked: number, matching: number, read: string) =>
      `Conferimos a tarifa de ${sales(checked)} com a comissão do anúncio, ${read}: ${formatCount(matching)} ${matching === 1 ? 'confere' : 'conferem'}, e ${matching === checked - 1 ? 'esta difere' : 'estas diferem'}.`,
    readOn: (first: string, last: string) =>
      first === last ? `lida em ${first}` : `lida entre ${first} e ${last}`,
    nothing: 'Nenhuma venda deste mês pôde ser conferida com a comissão do anúncio.',
    says: (fee: string, day: string, source: string) =>
      `O anúncio diz ${fee}${source === '' ? '' : `, em ${source}`}, de ${day}.`,
    careful:
      'A comissão pode ter mudado depois da venda, ou a venda teve campanha ou desconto do Mercado Livre: veja o detalhe da venda antes de contestar.',
    due: 'Pelo anúncio',
    ordersOf: (listing: string) => `Vendas: ${listing}`,
    total: (count: number, amount: string) => `${sales(count)} · ${amount}`,
    unchecked: (count: number, reasons: string) =>
      `${count === 1 ? 'Uma venda ficou' : `${formatCount(count)} vendas ficaram`} sem conferir: ${reasons}.`,
    uncheckedReasons: {
      'no-commission': (count) => `${formatCount(count)} de anúncios sem comissão lida`,
      'no-prices': (count) => `${formatCount(count)} sem o anúncio ou o preço de cada item no arquivo`,
      'no-fees': (count) => `${formatCount(count)} sem tarifa cobrada`,
      'price-increase': (count) => `${formatCount(count)} com acréscimo no preço, pago pelo comprador`,
      refunded: (count) => `${formatCount(count)} com reembolso ao comprador`,
    } satisfies Record<ListingUnchecked, (count: number) => string>,
  },
  claim: {
    open: ({ these, many, by }: MessageWords, count: number, table: string, page: string | undefined) =>
      `Solicito a conferência das tarifas cobradas ${count === 1 ? by : `${these} ${formatCount(count)} ${many}`}, maiores do que diz ${table}${page ? ` (${page})` : ''}.`,
    rule: (rule: string) => `${rule}:`,
    figures: ({ charged, due, more }: Record<'charged' | 'due' | 'more', string>) =>
      `cobrado ${charged}, pela tabela ${due}, solicito ${more}`,
  },
  comparedWith: (table: string) => `Comparado com ${table}.`,
  total: (count: number, amount: string) => `${orders(count)} · ${amount}`,
  more: (amount: string) => `${amount} a mais`,
  less: (amount: string) => `${amount} cobrados a menos, a seu favor`,
  columns: { order: 'Pedido', date: 'Data', charged: 'Cobrado', due: 'Pela tabela', difference: 'Diferença' },
  inFavor: (count: number) => `Cobrado a menos, a seu favor: ${orders(count)}`,
  ordersOf: (rule: string) => `Pedidos: ${rule}`,
  onlyFirst: (count: number) => `A lista guarda os primeiros ${orders(count)}; a soma é de todos.`,
  ofOrder: {
    title: 'Tarifas pela tabela',
    charged: 'Cobrado: comissão e serviço',
    due: (table: string) => `Conforme ${table}`,
    matches: 'As tarifas cobradas conferem com a tabela.',
    differs: (amount: string, rule: string) => `${amount}: ${rule}.`,
    pix: (amount: string) =>
      `Os dois valores já estão sem ${amount} do Pix, que a Shopee devolve nas tarifas.`,
  },
}
