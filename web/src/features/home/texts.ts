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
      body: 'Conheça tudo em um minuto, agora ou depois: este botão mostra o tour de novo.',
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
      body: 'Importe o relatório de palavras-chave do Shopee Ads. Ele é lido no navegador: nada dele sai do seu computador.',
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

export interface Release {
  version: string
  headline: string
  changes: readonly string[]
}

/** What each version brought, the newest first. */
export const releases: readonly Release[] = [
  {
    version: '0.2.4',
    headline: 'Sua conta e seus dados nas suas mãos',
    changes: [
      'Confirmação do e-mail e recuperação da senha por um link enviado a você.',
      'No perfil: nome, e-mail e senha, e as sessões abertas, que você encerra uma a uma.',
      'Exporte tudo o que guardamos de você em um ZIP, ou exclua a conta.',
      'O tour desta página, que o botão de ajuda repete.',
    ],
  },
  {
    version: '0.2.3',
    headline: 'As planilhas de 2026 no fechamento',
    changes: [
      'Meus Pedidos e Minha Renda são lidas nos dois formatos em que a Shopee as exporta.',
      'Um arquivo trocado é reconhecido: a tela diz o que esperava e o que encontrou.',
      'Pedidos reembolsados ou cancelados só em parte ficam fora da conta, em uma lista à parte.',
    ],
  },
  {
    version: '0.2.2',
    headline: 'Fechamento de mês',
    changes: [
      'Os pedidos do mês comparados com a sua renda, pedido por pedido, até o centavo.',
      'Diferenças e pedidos sem pareamento em tabelas, com o total do mês.',
      '“Baixar Erros” entrega as diferenças em uma planilha.',
    ],
  },
  {
    version: '0.2.1',
    headline: 'Ads Words',
    changes: [
      'O relatório de palavras-chave do Shopee Ads, lido no navegador: nada dele sai do seu computador.',
      'Gasto, vendas e retorno por palavra-chave e por termo de busca, na ordem que você escolher.',
      'O último relatório fica guardado neste navegador.',
    ],
  },
  {
    version: '0.2.0',
    headline: 'Calculadora de Precificação',
    changes: [
      'O preço que deixa a margem desejada na Shopee, no Mercado Livre e na Shein, enquanto você digita.',
      'Para onde vai cada real do preço: custos, taxas, impostos e lucro.',
      'Cada edição é salva sozinha; sem conexão, fica guardada neste computador até poder ser enviada.',
    ],
  },
]
