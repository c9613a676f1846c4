import { marketplaceEntries, marketplaces } from '@vendaclara/core/pricing'
import { formatCount } from '../../ui/number-formats.ts'

const anyMarketplace = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
  marketplaces.map((id) => marketplaceEntries[id].label),
)

const orders = (count: number) => `${formatCount(count)} ${count === 1 ? 'pedido' : 'pedidos'}`
const left = (days: number) => (days === 0 ? 'hoje' : days === 1 ? 'amanhã' : `em ${days} dias`)

export const texts = {
  title: 'Início',
  product: 'Vendaclara',
  heading: 'Bem-vindo!',
  loading: 'Carregando',
  failed: 'Isto não foi carregado',
  access: {
    trial: (days: number) => `Seu período grátis acaba em ${days} ${days === 1 ? 'dia' : 'dias'}`,
    trialOver: 'Seu período grátis acabou',
    pending: 'Seu pagamento está em análise',
    overdue: 'Seu pagamento está atrasado',
    canceled: 'Sua assinatura terminou',
    plans: 'Ver planos',
  },
  openCalculator: 'Abrir a calculadora',
  tools: {
    closings: {
      name: 'Fechamento de mês',
      question: 'Pagaram tudo?',
      step: 'Confira seu primeiro mês',
      example: 'Ver um mês de exemplo',
    },
    calculator: {
      name: 'Calculadora de Precificação',
      question: 'Quanto cobrar?',
      step: 'Calcule seu primeiro preço',
      example: 'Ver um preço de exemplo',
    },
    ads: {
      name: 'Ads Words',
      question: 'Quais buscas só gastam?',
      step: 'Importe seu primeiro relatório',
      example: 'Ver um relatório de exemplo',
    },
  },
  claims: (count: number) => `para contestar em ${orders(count)}`,
  returns: (count: number) =>
    count === 1 ? 'em 1 devolução para responder' : `em ${formatCount(count)} devoluções para responder`,
  freight: (count: number) => `de frete para contestar em ${orders(count)}`,
  until: (day: string, days: number, isExact: boolean) =>
    `${isExact ? `até ${day}` : `primeiro prazo: ${day} ou depois`}${days <= 7 ? `, acaba ${left(days)}` : ''}`,
  noEnd: 'sem prazo informado: peça logo',
  expected: (count: number, sunday: string) => `devem chegar até domingo, ${sunday}: ${orders(count)}`,
  toClose: (month: string, marketplace: string) => `Feche ${month}, ${marketplace}`,
  lackingFiles: (month: string, marketplace: string) => `Faltam os arquivos de ${month}, ${marketplace}`,
  lackingIncome: (month: string, marketplace: string, income: string) =>
    `Falta “${income}” de ${month}, ${marketplace}`,
  settled: (month: string) => `Nada a contestar. Último mês conferido: ${month}`,
  someOf: (some: number, all: number) => `${formatCount(some)} de ${formatCount(all)}`,
  below: (count: number) =>
    `${count === 1 ? 'anúncio' : 'anúncios'} abaixo da sua margem pelas tarifas de hoje`,
  noPrice: 'sem preço: falta tarifa, peso ou categoria',
  onMargin: (count: number) =>
    count === 1 ? 'anúncio com a margem que você quer' : 'anúncios com a margem que você quer',
  wasted: (terms: string, report: string) => `em ${terms} sem nenhuma venda: ${report}`,
  openReport: (report: string) => `Abra para ver o que só gastou: ${report}`,
  nothingWasted: (report: string) => `Tudo em que você gastou vendeu: ${report}`,
  tour: {
    access: {
      title: 'Como está seu acesso',
      body: 'O período grátis e o pagamento.',
    },
    closings: {
      title: 'Fechamento de mês',
      body: 'Envie Meus Pedidos e Minha Renda e veja o que foi pago a menos.',
    },
    calculator: {
      title: 'Calculadora de Precificação',
      body: `Diga o custo e a margem. O preço para ${anyMarketplace} sai na hora.`,
    },
    ads: {
      title: 'Ads Words',
      body: 'Importe o relatório: nada dele sai deste aparelho.',
    },
  },
  changes: {
    heading: 'Atualizações',
    version: (version: string) => `${version} (beta)`,
  },
}
