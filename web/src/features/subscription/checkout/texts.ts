const days = (count: number) => `${count} ${count === 1 ? 'dia' : 'dias'}`

export const texts = {
  title: 'Assinatura',
  heading: 'Assine a Vendaclara',
  trial: (left: number) => `Seu período grátis acaba em ${days(left)}.`,
  trialOver: 'Seu período grátis acabou. O que você salvou continua guardado.',
  trialAhead: 'Seu período grátis começa quando você confirmar seu e-mail.',
  overdue: 'O pagamento da sua assinatura está atrasado. O que você salvou continua guardado.',
  canceled: 'Sua assinatura foi cancelada. O que você salvou continua guardado.',
  again: (day: string) => `Seu acesso já pago vai até ${day}. Assinando de novo, você não perde nenhum dia.`,
  plan: {
    heading: 'Escolha o plano',
    names: { YEARLY: 'Anual', MONTHLY: 'Mensal' },
    perMonth: (price: string) => `Equivale a ${price} por mês`,
    monthly: 'Cobrado mês a mês',
    saving: (price: string) => `Economize ${price} por ano`,
    included:
      'Os dois planos abrem as três ferramentas: Calculadora de Precificação, Ads Words e Fechamento de mês.',
  },
  coupon: {
    label: 'Cupom de desconto',
    apply: 'Aplicar',
    applying: 'Verificando…',
    empty: 'Por favor, insira um cupom válido.',
    good: 'Cupom aplicado com sucesso!',
    bad: 'Cupom Inválido',
    remove: 'Remover cupom',
  },
  payment: {
    heading: 'Como você quer pagar',
    card: 'Cartão de crédito',
    pix: 'Pix',
    buyer: 'Seus dados',
    cardHeading: 'Dados do cartão',
    ownCard: 'O cartão é meu',
    holder: 'Titular do cartão',
    notKept:
      'Os dados do cartão só passam para o serviço de pagamentos. Nós não guardamos o número nem o código.',
    pixSteps: 'O QR Code aparece em seguida. Seu acesso abre assim que o pagamento chegar.',
    pixEach: {
      YEARLY: 'A cada ano enviamos por e-mail o Pix da renovação.',
      MONTHLY: 'A cada mês enviamos por e-mail o Pix do mês seguinte.',
    },
  },
  summary: {
    heading: 'Resumo do pedido',
    discount: (code: string, percent: number) => `Cupom ${code} (${percent}%)`,
    total: 'Total',
    renewal: {
      YEARLY: (price: string) => `Renova por ${price} a cada ano, até você cancelar.`,
      MONTHLY: (price: string) => `Renova por ${price} a cada mês, até você cancelar.`,
    },
    withdraw: 'Você pode desistir em até 7 dias e recebe tudo de volta. Cancelar leva dois cliques.',
  },
  submit: { CREDIT_CARD: 'Assinar', PIX: 'Gerar QR Code' },
  loading: 'Carregando...',
  waiting: 'Confirmando com o banco. Não feche esta página.',
  failed: 'Erro ao confirmar a compra. Tente novamente.',
  invalid: {
    card: 'Por favor, verifique os campos de CPF/CNPJ.',
    pix: 'Por favor, verifique o campo de CPF.',
    fields: 'Confira os campos marcados.',
  },
  cardDeclined: 'O cartão não foi aprovado. Confira os dados ou use outro.',
  cardAgain:
    'Confira os dados ou use outro cartão. O que você digitou continua aqui, menos o número e o código.',
  notBought: 'A compra não foi concluída e nada foi cobrado. Tente de novo.',
  gatewayDown: 'O serviço de pagamentos não respondeu e nada foi cobrado. Tente de novo em alguns minutos.',
  seconds: (count: number) => `Aguarde ${count} s e tente de novo. O que você digitou continua aqui.`,
  minutes: (count: number) =>
    `Aguarde ${count} ${count === 1 ? 'minuto' : 'minutos'} e tente de novo. O que você digitou continua aqui.`,
  unknown: {
    heading: 'Estamos confirmando sua compra',
    message:
      'A resposta do serviço de pagamentos se perdeu no caminho. Não compre de novo: o resultado aparece aqui em até 2 minutos, e nada é cobrado duas vezes.',
    offline: 'Sem conexão com o servidor. Esta página continua tentando sozinha.',
  },
  owned: { heading: 'Você já tem uma assinatura', link: 'Ver minha assinatura' },
  done: {
    created: 'Assinatura criada. Processando pagamento.',
    processing: 'Assim que o pagamento for aprovado, tudo se abre. Isso costuma levar poucos segundos.',
    paid: 'Pagamento recebido',
    open: 'Sua assinatura está ativa e todas as ferramentas estão abertas.',
    refused: 'O pagamento não foi aprovado',
    refusedDetail: 'Nada foi cobrado. Você pode tentar com outro cartão ou com Pix.',
    retry: 'Tentar de novo',
    again: 'Seu acesso continua aberto. A cobrança aparece em Minha assinatura.',
  },
}
