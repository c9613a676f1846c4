import { formatCount } from '../../../../ui/number-formats.ts'
import type { MarketplaceWords } from '../../model/marketplaces/marketplace.ts'
import { counted, orders } from '../../texts.ts'

const ofOrders = (amount: string, count: number) => `${amount} de ${orders(count)}`

export const texts = {
  answer: {
    expected: 'Esperado',
    refunded: 'Devolvido a compradores',
    received: 'Recebido',
    regained: 'Recuperado',
    missing: 'Falta',
    over: 'Recebido a mais',
    orders,
    paid: (count: number) => counted(count, 'pedido pago', 'pedidos pagos'),
    adjustments: (amount: string) => `e ${amount} em ajustes, à parte`,
    nothing: 'Tudo o que era esperado foi pago',
    awaited: (amount: string, count: number) =>
      `${amount} de ${counted(count, 'pedido sem pagamento', 'pedidos sem pagamento')}`,
    less: (amount: string) => `${amount} pagos a menos`,
    explained: (amount: string) => `${amount} a menos sem o que contestar`,
    rest: (amount: string) => `${amount} do resto de pacotes, ainda a liberar`,
    more: (amount: string) => `menos ${amount} pagos a mais`,
    crumbs: (amount: string) => `${amount} em diferenças de poucos centavos`,
  },
  headline: {
    claim: (amount: string, count: number, until: string) =>
      `Peça de volta ${ofOrders(amount, count)}: ${until}.`,
    firstEnd: (day: string) => `o primeiro prazo acaba ${day}`,
    atLeast: (day: string) => `você tem pelo menos até ${day}`,
    endless: (some: number | null, { the }: MarketplaceWords) =>
      `${the} não diz o prazo${some === null ? '' : ` de ${formatCount(some)} deles`}, peça logo`,
    send: (amount: string, count: number, { theIncome }: MarketplaceWords, month: string) =>
      `${ofOrders(amount, count)} ainda não ${count === 1 ? 'apareceu' : 'apareceram'}: envie ${theIncome} de ${month}.`,
    own: ({ theIncome }: MarketplaceWords) => `Envie ${theIncome} deste mês para fechar a conta.`,
    wait: (amount: string, count: number, { theIncome }: MarketplaceWords, month: string) =>
      `${ofOrders(amount, count)} ainda não ${count === 1 ? 'apareceu' : 'apareceram'}: quando ${month} começar, envie ${theIncome} dele.`,
    coming: (amount: string, count: number, day: string) =>
      `${ofOrders(amount, count)} ainda vão ser pagos: o próximo em ${day}.`,
    unseen: (amount: string, count: number) =>
      `${ofOrders(amount, count)} não ${count === 1 ? 'apareceu' : 'apareceram'} em nenhum arquivo de pagamentos que você enviou.`,
    asked: (amount: string, count: number) =>
      `Você já pediu ${ofOrders(amount, count)}: marque a resposta quando ela chegar.`,
    rest: (amount: string) => `${amount} ainda vão ser liberados: por enquanto, nada a pedir.`,
    explained: (amount: string) => `Vieram ${amount} a menos, mas não há o que pedir de volta.`,
    all: 'Tudo o que devia vir veio.',
    again: ({ orders, income }: MarketplaceWords) =>
      `Envie ${orders} e ${income} de novo para ver quanto era esperado e quanto você recebeu.`,
    open: (month: string) => `Abrir ${month}`,
    buttons: { contestar: 'Contestar', conferencia: 'Ver os pedidos', arquivos: 'Enviar os arquivos' },
  },
  title: 'Resumo',
  inWords: (matched: number, unmatched: number, differences: number, total: string) =>
    `Mês comparado: ${counted(matched, 'analisado', 'analisados')}, ${formatCount(unmatched)} sem pareamento, ${formatCount(differences)} com diferença, que somam ${total}.`,
  analysed: 'Pedidos Analisados',
  unmatched: 'Pedidos Sem Pareamento',
  differences: 'Diferenças Encontradas',
  total: 'Valor Total das Diferenças',
  both: (lost: string, gained: string) => `${lost} a menos e ${gained} a mais`,
  none: '–',
  gain: 'a mais para você',
  loss: 'a menos para você',
  even: 'sem diferença',
  notCompared: 'Envie os dois arquivos para comparar',
  nothingToDownload: 'Não há diferenças para baixar',
}
