import { marketplaceEntries, marketplaces } from '@vendaclara/core/pricing'

const anyMarketplace = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
  marketplaces.map((id) => marketplaceEntries[id].label),
)

export const texts = {
  title: 'Início',
  product: 'Vendaclara',
  heading: 'Bem-vindo!',
  intro: 'O que você quer descobrir hoje?',
  access: {
    trial: (days: number) => `Seu período grátis acaba em ${days} ${days === 1 ? 'dia' : 'dias'}`,
    trialOver: 'Seu período grátis acabou',
    pending: 'Seu pagamento está em análise',
    overdue: 'Seu pagamento está atrasado',
    canceled: 'Sua assinatura terminou',
    plans: 'Ver planos',
  },
  firstSteps: {
    title: 'Para começar',
    count: (done: number, steps: number) => `${done} de ${steps} feitos`,
    close: 'Não mostrar mais',
    done: 'feito',
    help: 'Passo a passo na ajuda',
    steps: {
      calculator: 'Ponha preço no seu primeiro anúncio',
      ads: 'Leia seu primeiro relatório de anúncios',
      closings: 'Feche seu primeiro mês',
    },
  },
  openCalculator: 'Abrir a calculadora',
  tools: {
    calculator: {
      name: 'Calculadora de Precificação',
      question: 'Quanto devo cobrar?',
      sentence: 'O preço de venda que paga taxas, impostos e custos e deixa a margem que você quer.',
    },
    ads: {
      name: 'Ads Words',
      question: 'Quais buscas queimam meu dinheiro?',
      sentence: 'Seu relatório de anúncios por palavra-chave e por termo, com gasto e retorno.',
    },
    closings: {
      name: 'Fechamento de mês',
      question: 'Recebi o que me deviam?',
      sentence: 'Os pedidos do mês ao lado do que foi pago: cada diferença aparece e pode ser baixada.',
    },
  },
  tour: {
    repeat: 'Ver o tour de novo',
    welcome: {
      title: 'Primeira vez por aqui?',
      body: 'Conheça tudo em um minuto, agora ou depois: o “?” ao lado de “Bem-vindo!” mostra o tour de novo.',
    },
    access: {
      title: 'Como está seu acesso',
      body: 'Aqui você vê quanto dura seu período grátis e, quando assinar, como está o pagamento.',
    },
    calculator: {
      title: 'Calculadora de Precificação',
      body: `Diga o custo e a margem que você quer. O preço para ${anyMarketplace} aparece enquanto você digita.`,
    },
    ads: {
      title: 'Ads Words',
      body: 'Importe o relatório de palavras-chave do Shopee Ads. Ele é lido no navegador: nada dele sai deste aparelho.',
    },
    closings: {
      title: 'Fechamento de mês',
      body: 'Envie as planilhas Meus Pedidos e Minha Renda e veja, pedido por pedido, o que foi pago a menos.',
    },
  },
  changes: {
    heading: 'Atualizações',
    version: (version: string) => `${version} (beta)`,
  },
}
