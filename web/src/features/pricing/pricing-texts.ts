import {
  forEachMarketplace,
  type ListingPrice,
  type Marketplace,
  marketplaceEntries,
  marketplaces,
} from '@vendaclara/core/pricing'
import { formatCount } from '../../ui/number-formats.ts'

const labels = marketplaces.map((marketplace) => marketplaceEntries[marketplace].label)

export const texts = {
  product: 'Vendaclara',
  title: 'Calculadora de Precificação',
  help: 'Ajuda',
  yes: 'Sim',
  no: 'Não',
  marketplace: 'Marketplace',
  marketplaces: forEachMarketplace((marketplace) => marketplaceEntries[marketplace].label),
  anyMarketplace: new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(labels),
  openListing: (marketplace: string) => `Anúncio · ${marketplace}`,
  closeListing: 'Fechar o anúncio',
  list: {
    name: 'Anúncios salvos',
    search: 'Buscar anúncio...',
    create: 'Nova Precificação',
    settings: 'Configurações',
    /** In place of a price. */
    without: {
      'no-price': 'sem preço',
      'no-fee': 'sem preço',
      'no-commission': 'falta a tarifa',
      'no-category': 'falta a categoria',
    } satisfies Record<Exclude<ListingPrice['outcome'], 'priced'>, string>,
    loss: 'com prejuízo',
    sku: (sku: string) => ` · SKU ${sku}`,
    ownDelivery: ' · Flex',
    facts: (cost: string, margin: string) => `Custo ${cost} · margem ${margin}`,
    untitled: 'Sem título',
    nothingFound: (text: string) => `Nenhum anúncio com “${text}”.`,
    noneOf: (count: number) => `Nenhum de ${count === 1 ? '1 anúncio' : `${formatCount(count)} anúncios`}`,
    count: (count: number) => (count === 1 ? '1 anúncio' : `${formatCount(count)} anúncios`),
    failed: 'Seus anúncios não foram carregados',
    loading: 'Carregando seus anúncios',
    back: 'Todos os anúncios',
  },
  empty: {
    title: (marketplace: Marketplace) => {
      const { article, label } = marketplaceEntries[marketplace]
      return `Seu primeiro preço n${article} ${label}`
    },
    description:
      'Diga quanto o produto custa e quanto quer ganhar: o preço sai na hora, com tarifas e impostos já dentro.',
  },
  listing: {
    title: 'Título do anúncio',
    editTitle: 'Editar título',
    remove: 'Deletar',
    costs: 'Custos e margem',
    sku: 'SKU (opcional)',
    filledFrom: (name: string, fields: readonly string[]) =>
      `De “${name}”: ${new Intl.ListFormat('pt-BR').format(fields)}.`,
    tiedTo: (name: string) => `Este anúncio é de “${name}”.`,
    skuTaken: (title: string) => `Este SKU já é de “${title}”. Aqui ele não foi salvo.`,
    promotions: {
      open: 'Anúncios pagos, cupom e afiliados',
      hint: 'Opcional: o que você gasta para vender. Comissão e impostos continuam sobre o preço cheio.',
      set: (costs: string) => `Somam ${costs} por venda.`,
      percentOfPrice: (percent: string) => `${percent} do preço`,
    },
    freeShippingHint: (inside: string, outside: string) =>
      `Participando, a comissão é de ${inside}%; fora dele, de ${outside}%.`,
    freeShippingOtherHint: 'Quem participa paga outra tarifa.',
    mlTaxExample: 'por exemplo, 14',
    pesoHint: (marketplace: Marketplace) => {
      const { article, label, fixedFee } = marketplaceEntries[marketplace]
      return `Produto embalado. O ${fixedFee === 'freight' ? 'frete' : 'valor fixo'} d${article} ${label} depende dele.`
    },
    chooseCategory: 'Escolha a categoria',
    categoryPays: (commission: string, least: string) =>
      `Comissão de ${commission}, no mínimo ${least} por item.`,
    categoryPaysAbove: (commission: string, upTo: string, above: string) =>
      `${commission} até ${upTo} e ${above} do que passar disso`,
    noPeso: 'Sem o peso, usamos a faixa mais barata.',
  },
  amount: {
    margin: 'Digite a margem, por exemplo 20.',
    price: 'Digite um preço.',
    refusal: (least: string, most: string) => `Use um valor entre ${least} e ${most}.`,
  },
  result: {
    price: 'Preço de venda',
    profit: 'Lucro por venda',
    margin: 'Margem',
    tax: 'Impostos',
    grossProfit: 'Lucro bruto',
    contributionMargin: 'Margem de contribuição',
    inWords: (price: string, sense: string, profit: string) =>
      `Preço de venda: ${price}, com ${sense} de ${profit}.`,
    copyPrice: 'Copiar preço',
    gain: 'lucro',
    loss: 'prejuízo',
  },
  parts: {
    productCost: 'Produto',
    variableCost: 'Custos variáveis',
    commission: 'Comissão',
    fixedFee: 'Taxa fixa',
    freight: 'Frete',
    tax: 'Imposto',
    operatingCost: 'Custo operacional',
    ads: 'Anúncios pagos',
    coupon: 'Cupom',
    affiliate: 'Afiliados',
    profit: 'Lucro',
    loss: 'Prejuízo',
    rounding: 'Arredondamento',
  },
  lacksCost: 'falta o custo do produto',
  lacksWeight: 'falta o peso: preço só da faixa mais leve',
  loss: {
    perSale: (amount: string) => `Prejuízo de ${amount} por venda`,
    beyond: (amount: string) =>
      `Os custos passam do preço: o que está além da linha, ${amount}, sai do seu bolso a cada venda.`,
  },
  largestMargin: {
    title: 'Maior margem possível',
    with: (margin: string, price: string) => `${margin}, com o preço de ${price}.`,
    use: (margin: string) => `Usar ${margin}`,
    used: (margin: string) => `Margem de lucro agora em ${margin}`,
    none: (margin: string) =>
      `Mesmo sem lucro, a conta não fecha: a maior margem seria de ${margin}. Reveja os custos e as Configurações.`,
  },
  noPrice: {
    title: 'Nenhum preço atinge essa margem',
    advice:
      'Quando os percentuais somam 100% ou mais, nada sobra para pagar o produto. Baixe a margem de lucro ou reveja as Configurações.',
    noCommission: 'Falta a tarifa do marketplace',
    noCommissionAdvice: [
      'Toda venda paga uma tarifa, e sem ela não há preço certo. Digite em “Tarifa do marketplace” o percentual da sua categoria e do seu tipo de anúncio: no Mercado Livre, em geral de 10% a 14% no Clássico e de 15% a 19% no Premium.',
      'Não paga nenhuma? Copie a tabela em Configurações e ponha 0% de comissão na cópia.',
    ],
    noCategory: 'Falta a categoria do produto',
    noCategoryAdvice:
      'A comissão muda de categoria para categoria, e sem ela não há preço certo. Escolha em “Categoria” a do seu anúncio.',
    noFee: (kilograms: string) => `Acima de ${kilograms} kg não há tarifa conhecida`,
    noFeeAdvice:
      'A tabela deste marketplace termina nesse peso, e não se conhece o valor acima dele. Se você sabe quanto paga, copie a tabela em Configurações e ponha na cópia uma faixa com esse peso e esse valor.',
    noFeeAtAll: 'A tabela não tem tarifa para este anúncio',
    noFeeAtAllAdvice: 'Nenhuma linha da tabela de tarifas vale para estes valores.',
    why: 'Por que não há preço',
    highestBand: 'Na faixa de preço mais alta:',
  },
  today: {
    ended: (day: string) => `tarifas vencidas em ${day}`,
    price: (price: string) => `hoje: ${price}`,
    lacksCost: 'falta o custo',
    lacksWeight: 'falta o peso',
    use: 'usar as tarifas de hoje',
  },
  tableInUse: {
    name: (name: string) => `Tarifas: ${name}`,
    source: (source: string) => `Fonte: ${source}.`,
    certaintyOfPrice: (certainty: string) => `Nesta conta, valores ${certainty}.`,
    ofPrice: (certainty: string) => `neste preço: ${certainty}`,
    inferred: 'O valor deste peso ou preço é estimado: confira antes de publicar.',
    read: (days: number) => `Lidas há ${days} dias: confira antes de publicar.`,
    newTab: '(abre em outra aba)',
    change: 'Trocar tabela',
    next: (name: string, date: string) => `“${name}” passa a valer em ${date}.`,
    notYet: (date: string) => `Estas tarifas só valem a partir de ${date}.`,
  },
  study: {
    name: 'Mais sobre este preço',
    noFees: 'Falta a tarifa deste anúncio: sem ela não há preço para comparar.',
    tabs: {
      parts: 'Para onde vai',
      other: 'Outro preço',
      marketplaces: 'Marketplaces',
      kits: 'Kits',
      history: 'Histórico',
    },
  },
  shopHint: {
    missing: 'Impostos e custos do mês ainda não entram neste preço.',
    action: 'Informar agora',
  },
  removal: {
    title: 'Excluir Anúncio?',
    message: (title: string) => `“${title}” sai da sua lista. Logo depois ainda dá para desfazer.`,
    done: (title: string) => `“${title}” excluído`,
    confirm: 'CONFIRMAR',
    cancel: 'RETORNAR',
  },
  view: {
    name: 'Como ver os anúncios',
    list: 'Lista',
    table: 'Tabela',
  },
  shortcuts: {
    search: 'Buscar anúncio',
  },
  removedElsewhere: {
    title: 'Anúncio excluído',
    message: (title: string) => `“${title}” foi excluído em outra aba ou em outro aparelho.`,
  },
  save: {
    saved: 'Salvo',
    saving: 'Salvando…',
    waiting: {
      offline: 'Sem internet: guardado neste aparelho',
      unavailable: 'A Vendaclara não respondeu: guardado neste aparelho',
      'no-access': 'Guardado neste computador até você ter um plano',
    },
    conflict: 'Falta a sua escolha',
    notKept: 'Sem espaço neste navegador: deixe a página aberta até salvar',
    refused: (message: string) => `Não foi salvo: ${message}`,
    manyRefused: (count: number, title: string, message: string) =>
      count === 1
        ? `“${title}” não foi salvo: ${message}`
        : `${formatCount(count)} anúncios não foram salvos, entre eles “${title}”: ${message}`,
    unexpected: 'este anúncio não pôde ser enviado. Recarregue a página.',
  },
  config: {
    title: 'Configurações',
    intro: 'Valem para todos os anúncios: impostos e custos do mês entram em cada preço.',
    monthlyBilling: 'Faturamento Mensal (R$)',
    fixCost: 'Custo Mensal (R$)',
    charges: 'Impostos (%)',
    operating: (share: string) => `Seu custo mensal leva ${share} de cada venda.`,
    noBilling: 'Sem faturamento mensal, o custo mensal não entra no preço.',
    save: 'Salvar',
    cancel: 'Cancelar',
    failed: 'As configurações não foram salvas',
    notLoaded: 'Suas configurações não foram carregadas',
    repriced: (count: number) =>
      count === 1
        ? '1 anúncio foi recalculado com a nova configuração.'
        : `${formatCount(count)} anúncios foram recalculados com a nova configuração.`,
    savedTitle: 'Configurações salvas',
    discard: {
      title: 'Descartar as mudanças?',
      message: 'O que você mudou nas configurações ainda não foi salvo.',
      confirm: 'Descartar',
      cancel: 'Continuar editando',
    },
  },
}
