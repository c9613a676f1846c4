export const texts = {
  title: 'Início',
  product: 'Vendaclara',
  heading: 'Bem-vindo!',
  intro: 'O que você quer descobrir hoje?',
  trial: (days: number) => `Seu período grátis acaba em ${days} ${days === 1 ? 'dia' : 'dias'}`,
  trialOver: 'Seu período grátis acabou',
  pending: 'Seu pagamento está em análise',
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
      sentence: 'Os pedidos do mês contra a sua renda: cada diferença aparece e pode ser baixada.',
    },
  },
}
