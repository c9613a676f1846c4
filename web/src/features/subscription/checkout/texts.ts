import { fieldProblems } from '@vendaclara/contract/texts'
import { daysToWithdraw } from '@vendaclara/core/subscription'

const days = (count: number) => `${count} ${count === 1 ? 'dia' : 'dias'}`

export const texts = {
  title: 'Assinatura',
  heading: 'Assine a Vendaclara',
  trial: (left: number) => `Seu período grátis acaba em ${days(left)}.`,
  trialOver: 'Seu período grátis acabou.',
  trialGoesOn: (left: number) => `Seu período grátis continua por mais ${days(left)}.`,
  kept: 'O que você salvou continua guardado.',
  trialAhead: 'Seu período grátis começa quando você confirmar seu e-mail.',
  overdue: 'O pagamento da sua assinatura está atrasado.',
  canceled: 'Sua assinatura foi cancelada.',
  again: (day: string) => `Seu acesso já pago vai até ${day}. Assinando de novo, você não perde nenhum dia.`,
  plan: {
    heading: 'Escolha o plano',
    perMonth: (price: string) => `Equivale a ${price} por mês`,
    monthly: 'Cobrado mês a mês',
    saving: (price: string) => `Economize ${price} por ano`,
  },
  included: {
    heading: 'Todo plano inclui tudo',
    tools: [
      {
        name: 'Calculadora',
        gives: 'O preço que paga tudo e deixa a sua margem.',
      },
      { name: 'Ads Words', gives: 'As buscas que vendem e as que só gastam.' },
      { name: 'Fechamento de mês', gives: 'Cada pedido ao lado do que foi pago.' },
    ],
  },
  coupon: {
    open: 'Tenho um cupom',
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
    notKept: 'Não guardamos o número nem o código do cartão.',
    pixSteps: 'O QR Code aparece em seguida. A assinatura começa quando o pagamento chegar.',
  },
  summary: {
    heading: 'Resumo do pedido',
    discount: (code: string, percent: number) => `Cupom ${code} (${percent}%)`,
    total: 'Total',
    withdraw: `Desista em até ${daysToWithdraw} dias e receba tudo de volta. Cancele em dois cliques.`,
  },
  submit: {
    CREDIT_CARD: (price: string) => `Assinar por ${price}`,
    PIX: (price: string) => `Gerar QR Code de ${price}`,
  },
  agreement: {
    before: 'Ao assinar, você concorda com os',
    terms: 'Termos de uso',
    between: 'e com o que está em',
    privacy: 'Privacidade',
  },
  loading: 'Carregando...',
  waiting: 'Confirmando com o banco. Não feche esta página.',
  failed: 'Erro ao confirmar a compra. Tente novamente.',
  invalid: {
    card: fieldProblems.taxId,
    pix: fieldProblems.pixTaxId,
    fields: 'Confira os campos marcados.',
  },
  cardDeclined: 'Este cartão não foi aprovado.',
  /** Follows the bank's own words, which say what to do. */
  cardAgain: 'O que você digitou continua aqui, menos o número e o código.',
  notBought: 'A compra não foi concluída e nada foi cobrado. Tente de novo.',
  gatewayDown: 'O serviço de pagamentos não respondeu e nada foi cobrado. Tente de novo em alguns minutos.',
  typedStays: 'O que você digitou continua aqui.',
  unknown: {
    heading: 'Estamos confirmando sua compra',
    message:
      'O serviço de pagamentos não respondeu. Não compre de novo: o resultado aparece aqui em até 2 minutos, e nada é cobrado duas vezes.',
    offline: 'Sem conexão. Esta página continua tentando.',
  },
  owned: { heading: 'Você já tem uma assinatura', link: 'Ver minha assinatura' },
  done: {
    created: 'Assinatura criada. Processando pagamento.',
    processing: 'Ela começa assim que o pagamento for aprovado. Isso costuma levar poucos segundos.',
    paid: 'Pagamento recebido',
    open: 'Sua assinatura está ativa e todas as ferramentas estão abertas.',
    unconfirmed: 'Sua assinatura está ativa. Confirme seu e-mail para abrir as ferramentas.',
    refused: 'O pagamento não foi aprovado',
    refusedDetail: 'Nada foi cobrado. Você pode tentar com outro cartão ou com Pix.',
    retry: 'Tentar de novo',
    givenUp: 'A assinatura foi cancelada',
    givenUpDetail: 'Você pode assinar de novo quando quiser.',
    pixOver: 'Este Pix não vale mais',
    pixOverDetail: 'Ele foi cancelado e nada foi cobrado. Você pode assinar de novo quando quiser.',
    seeOverview: 'Veja em Minha assinatura como ela está agora.',
    plans: 'Ver os planos',
    again: 'Seu acesso continua aberto. A cobrança aparece em Minha assinatura.',
  },
}
