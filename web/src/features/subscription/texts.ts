const days = (count: number) => `${count} ${count === 1 ? 'dia' : 'dias'}`

export const texts = {
  title: 'Assinatura',
  product: 'Vendaclara',
  heading: 'Assine a Vendaclara',
  trial: (left: number) => `Seu período grátis acaba em ${days(left)}.`,
  trialOver: 'Seu período grátis acabou. O que você salvou continua guardado.',
  trialAhead: 'Seu período grátis começa quando você confirmar seu e-mail.',
  overdue: 'O pagamento da sua assinatura está atrasado. O que você salvou continua guardado.',
  canceled: 'Sua assinatura foi cancelada. O que você salvou continua guardado.',
  plans: {
    YEARLY: { name: 'Anual', cycle: 'por ano', detail: (month: string) => `Equivale a ${month} por mês` },
    MONTHLY: { name: 'Mensal', cycle: 'por mês', detail: () => 'Cobrado mês a mês' },
  },
  included:
    'Os dois planos abrem as três ferramentas: Calculadora de Precificação, Ads Words e Fechamento de mês.',
  soon: 'A assinatura pelo site abre em breve. Até lá, o suporte ajuda você a continuar usando.',
  support: 'Falar com o suporte',
  home: 'Voltar para o início',
}
