import type { NamesOf } from '@vendaclara/core/closing'
import { subtractCents, sumCents } from '@vendaclara/core/money'
import { counted } from '../../../texts.ts'
import { labelled, type WordsOf } from '../marketplace.ts'
import { sharedReasons, venda } from '../texts.ts'

type MercadoLivre = NamesOf['mercadoLivre']

export const releasesPlace =
  'no Mercado Pago, em Relatórios › Liberações, com as colunas ORDER_ID e PACK_ID (Ajustes › Personalizado)'
export const conciliationPlace = 'no Mercado Livre, em Faturamento › Conciliação, Por liberação de dinheiro'

export const mercadoLivreWords: WordsOf<MercadoLivre> = {
  name: 'Mercado Livre',
  the: 'o Mercado Livre',
  of: 'do Mercado Livre',
  orders: 'Vendas',
  income: 'Liberações',
  theIncome: 'as Liberações',
  ordersHint: 'As vendas do mês, .xlsx ou .csv, como o Mercado Livre exporta.',
  incomeHint:
    'As liberações do Mercado Pago, com as colunas ORDER_ID e PACK_ID, ou a Conciliação por liberação de dinheiro. Faturamento e Conciliação por vendas podem ir junto, para ver as tarifas.',
  at: { orders: 'no Mercado Livre', income: 'no Mercado Pago' },
  help: { orders: 'arquivo-mercado-livre-vendas', income: 'arquivo-mercado-livre-liberacoes' },
  language: {
    orders: 'troque o idioma nas configurações da sua conta para português',
    income: 'troque o idioma nos ajustes do relatório de liberações para português',
  },
  insteadOf: `que não diz o que foi liberado de cada venda. Baixe o relatório de liberações ${releasesPlace}, ou a Conciliação ${conciliationPlace}, e envie no lugar deste.`,
  rows: {
    known: '“release” ou “Liberações”, ou uma linha de saldo, total ou bloqueio',
    onlyDetails: (products) =>
      `${counted(products, 'produto está', 'produtos estão')} sem a linha “Pacote de … produtos” deles, que traz o dinheiro da venda: linhas foram apagadas, ou ordenadas de outro jeito.`,
    doubled:
      'A mesma venda aparece mais de uma vez, com valores diferentes, ou um pacote e os produtos dele trazem dinheiro, e não dá para saber o que vale.',
  },
  adjustments:
    'O que o Faturamento cobrou sem descontar da venda, como publicidade e devoluções: sai na fatura do mês. Não entra em Recebido, em Falta nem nas diferenças.',
  due: 'O Mercado Livre libera conforme a reputação: contamos 12 dias depois da entrega, o prazo mais longo visto. Sem a data da entrega, contamos o tempo que os outros pedidos do mês levaram.',
  feesUnchecked:
    'Aqui as tarifas não são conferidas: a do Mercado Livre depende da categoria do anúncio, e o frete, do peso e da sua reputação. As planilhas de vendas e liberações não dizem nada disso, e qualquer valor entre 10% e 19% pode estar certo.',
  message: { ...venda, income: 'nas Liberações' },
  reasons: {
    refund: sharedReasons.refund,
    dispute: {
      name: 'Reclamação ou contestação',
      sentence: 'reclamação ou contestação do comprador',
    },
    'share-of-products': {
      name: 'Desconto de 5% dos produtos',
      sentence: 'são 5% da receita por produtos, que nenhuma coluna explica',
    },
    'sale-fee-again': {
      name: 'Tarifa de venda de novo',
      sentence: 'é o valor da tarifa de venda, descontado mais uma vez',
    },
    'shipping-again': {
      name: 'Tarifa de envio de novo',
      sentence: 'é o valor da tarifa de envio, descontado mais uma vez',
    },
    'rest-of-package': {
      name: 'Resto do pacote a liberar',
      sentence: 'o resto do pacote ainda não foi liberado',
    },
  },
  missing: {
    'on-the-way': 'Venda a caminho',
    'in-return': 'Venda em devolução ou reclamação',
    'not-released': 'Venda sem liberação',
  },
  ways: {
    'mercado-livre-help': ['mercadolivre.com.br/ajuda', 'Vendas', 'a venda'],
    'mercado-livre-returns': ['Vendas', 'a venda', 'a reclamação ou devolução dela'],
    'mercado-pago-disputes': ['Mercado Pago', 'a venda', 'a contestação dela'],
  },
  parts: {
    expected: (sale) => {
      const stated = labelled(saleLabels, sale)
      const rest = subtractCents(sale.total, sumCents(Object.values(stated)))
      return rest === 0 ? stated : { ...stated, [restOfSale]: rest }
    },
    received: ({ refund, ...others }) => {
      const stated = labelled(releaseLabels, others)
      const amounts = refund ? { ...stated, [saleLabels.refunds]: refund } : stated
      return { amounts, rest: releaseLabels.other }
    },
    hasSameParts: false,
    freight: () => [],
  },
}

/** The names of a sale's parts; its total may have others. */
const saleLabels = {
  products: 'Receita por produtos',
  priceIncrease: 'Acréscimo no preço, pago pelo comprador',
  instalmentFee: 'Taxa de parcelamento',
  saleFee: 'Tarifa de venda e impostos',
  shippingRevenue: 'Receita por envio',
  shippingFee: 'Tarifas de envio',
  exchangeShipping: 'Envio por troca de produto',
  declaredShipping: 'Envio pelas medidas declaradas',
  measuredShipping: 'Diferença nas medidas e no peso',
  discounts: 'Descontos e bônus',
  refunds: 'Cancelamentos e reembolsos',
} satisfies Record<Exclude<keyof MercadoLivre['expected'], 'total'>, string>

const restOfSale = 'Outros valores do total da venda'

/** The names of the released parts. A refund that is shown beside the sale's own has the same name there. */
const releaseLabels = {
  payment: 'Liberado pela venda',
  shipping: 'Envio',
  dispute: 'Reclamação ou contestação',
  other: 'Outros lançamentos',
} satisfies Record<Exclude<keyof MercadoLivre['paid'], 'refund'>, string>
