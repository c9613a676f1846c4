import { mostMovements } from '@vendaclara/contract/closing'
import type {
  ClaimAdvice,
  ClaimDue,
  ClaimEvent,
  ClaimPeriod,
  ClaimReason,
  ClaimRule,
  UnmatchedInfo,
} from '@vendaclara/core/closing'
import { formatCount } from '../../../ui/number-formats.ts'
import { reasonName } from '../model/differences.ts'
import type { MarketplaceWords } from '../model/marketplaces/marketplace.ts'
import { missingNames } from '../model/marketplaces/marketplaces.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { counted, orders } from '../texts.ts'
import type { ClaimStage } from '../worker/rows/claims-list.ts'

/** Why money is missing, in a few words. */
export function claimReasonName(reason: ClaimReason): string {
  return isMissing(reason) ? missingNames[reason] : reasonName(reason)
}

function isMissing(reason: ClaimReason): reason is UnmatchedInfo {
  return Object.hasOwn(missingNames, reason)
}

/** '30 dias corridos', '12 meses'. */
function lengthOf({ length }: ClaimPeriod): string {
  return 'days' in length ? counted(length.days, 'dia corrido', 'dias corridos') : `${length.months} meses`
}

const from: Record<ClaimEvent, (length: string) => string> = {
  delivery: (length) => `${length} depois da entrega`,
  'refund-approved': (length) => `${length} depois da aprovação do reembolso`,
  'evidence-asked': (length) => `Se pedirem provas: ${length} para enviar`,
  'return-received': (length) => `Se o produto voltou: ${length} depois de receber`,
  'damage-reported': (length) => `Se chegou danificado: ${length} para mandar as fotos`,
  'dispute-opened': (length) => `${length} depois de aberta a contestação`,
  'own-logistics': (length) => `Com entrega sua: ${length}; a página não diz a partir de que dia`,
}

/** How long a claim is accepted, and from when: '12 meses depois da entrega'. */
export function periodSentence(period: ClaimPeriod): string {
  return from[period.from](lengthOf(period))
}

/** 'faltam 3 dias', 'vence hoje', 'venceu há 2 dias'. If the period may end later: 'daqui a 3 dias', 'hoje'. */
export function countdown(left: number, isExact = true): string {
  if (!isExact && left >= 0) return left > 1 ? `daqui a ${left} dias` : left === 1 ? 'amanhã' : 'hoje'
  if (left === 0) return 'vence hoje'
  const days = counted(Math.abs(left), 'dia', 'dias')
  if (left < 0) return `venceu há ${days}`
  return `${left === 1 ? 'falta' : 'faltam'} ${days}`
}

const unpublished = 'O prazo não é publicado: peça logo'

/** Until when a claim is accepted, as far as it is known. */
export function dueSentence(due: ClaimDue): string {
  switch (due.kind) {
    case 'until':
      return `Até ${formatOrderDate(due.day)}, ${countdown(due.left)}`
    case 'at-least':
      return `Pelo menos até ${formatOrderDate(due.day)}, ${countdown(due.left, false)}`
    case 'count':
      return periodSentence(due.period)
    case 'unpublished':
      return unpublished
  }
}

export const texts = {
  title: 'O que contestar',
  none: 'Nada a contestar neste mês.',
  noneOfStage: {
    'to-do': 'Nada mais a contestar: o que havia já foi marcado.',
    asked: 'Nenhum pedido marcado como contestado.',
    won: 'Nenhum pedido marcado como recuperado.',
    lost: 'Nenhum pedido marcado como perdido.',
    'gone-by': 'Nenhum prazo acabou sem contestação.',
  } satisfies Record<ClaimStage, string>,
  stages: {
    'to-do': 'A contestar',
    asked: 'Contestados',
    won: 'Recuperados',
    lost: 'Perdidos',
    'gone-by': 'Fora do prazo',
  } satisfies Record<ClaimStage, string>,
  stagesLabel: 'Como está cada pedido',
  total: (count: number, amount: string) => `${orders(count)}, ${amount}`,
  orders,
  firstDay: (day: string, left: string, isExact: boolean) =>
    `${isExact ? 'Primeiro prazo:' : 'Você tem pelo menos até'} ${day}, ${left}`,
  unpublished,
  eachOrder: 'Cada um destes pedidos tem mais de um motivo; o texto copiado traz todos.',
  contest: {
    yes: 'Pode ser contestado',
    depends: 'Depende: confira antes',
    no: 'Não se contesta',
    later: 'Ainda não',
  } satisfies Record<ClaimRule['contest'], string>,
  how: 'Como contestar',
  way: 'Caminho',
  until: 'Prazo',
  page: 'Página oficial',
  pageLink: (host: string) => `Abrir ${host}`,
  readOn: (day: string) => `lida em ${formatOrderDate(day)}`,
  basis: {
    stated: 'É o que a página oficial diz deste caso.',
    inferred:
      'A página oficial fala de um caso parecido: confirme com o suporte antes de contar com o prazo.',
    unknown: 'Nenhuma página pública diz até quando: comece por este caminho.',
  } satisfies Record<ClaimRule['basis'], string>,
  atLeast: 'O prazo conta de um dia que o arquivo não traz; contamos do dia do pedido, que vem antes.',
  advice: {
    'freight-balance':
      'O frete foi descontado de você. Confira o peso e as medidas cobrados com os do seu cadastro e mande fotos da embalagem na balança.',
    'compare-fees': 'Compare a taxa cobrada com a da tabela publicada no dia do pedido.',
    'fixed-fee-by-item':
      'A tabela publicada cobra o valor fixo por item. Conteste só se o pedido tinha menos itens do que os cobrados.',
    'compare-coupon':
      'Confira se o cupom é seu e estava ativo no dia do pedido. Um cupom seu não se contesta.',
    'agreed-affiliates': 'É a comissão de afiliados que você aceitou ao entrar no programa.',
    'ads-top-up':
      'Foi para o seu saldo de anúncios: é dinheiro que você gasta em Shopee Ads, e não uma taxa.',
    'joined-campaign':
      'É de uma campanha em que a sua loja entrou. Se você não entrou em nenhuma, peça a explicação.',
    'pix-subsidy':
      'A Shopee baixa o preço de quem paga com Pix e cobra menos comissão no mesmo valor: o que você recebe é o da tabela, como sem o Pix.',
    'pix-kept':
      'O Pix baixou o preço, e as taxas do pedido não mostram a comissão menor que devia compensar isso. Compare-as com a tabela do dia antes de pedir.',
    refund:
      'Se o reembolso não foi justo, junte fotos, vídeos e o rastreio. Sem a volta do produto, o líquido da venda deve ser devolvido a você.',
    'return-freight':
      'O frete da devolução só é seu quando o erro foi seu: produto com defeito, incompleto ou trocado. Por arrependimento, quem paga é a Shopee.',
    'compare-price': 'Compare o preço do pedido com o do arquivo e mande a captura de tela da venda.',
    'compare-lots':
      'Se o pedido tem mais de uma unidade, o resto pode vir nas faturas das semanas seguintes: espere por elas. Se não vier, compare o preço e mande a captura de tela da venda.',
    'other-charge':
      'Veja qual é a cobrança, no arquivo de renda. O que você não combinou com a Shopee pode ser pedido de volta.',
    unexplained:
      'Nada nos dois arquivos explica este valor. Peça a explicação e, se não houver, a devolução.',
    missing: 'O pedido devia ter sido pago e não está em nenhum arquivo. Peça a data do pagamento.',
    'missing-by-estimate':
      'O dia em que se esperava este pagamento é uma estimativa, tirada dos outros pedidos do mês. Se o pedido ainda consta como “Enviado”, confira antes se ele já chegou; se chegou, peça a data do pagamento.',
    wait: 'O dinheiro ainda pode vir: espere a entrega e a liberação. Se o pedido foi entregue depois que você baixou o arquivo, envie o de hoje.',
    'returned-sale':
      'Abra a reclamação ou devolução da venda: o prazo de cada passo aparece nela. Confira o estado em que o produto voltou.',
    'returned-order':
      'Confira a devolução no pedido e o estado em que o produto voltou. Se não houve devolução, peça o valor de volta.',
    'card-dispute':
      'O comprador contestou no cartão. Mande nota, rastreio e conversa; com o Programa de Proteção ao Vendedor o valor pode voltar.',
    'fee-twice': 'Compare com o detalhe da venda: a tarifa aparece uma vez e foi descontada duas.',
    'compare-campaign':
      'Confira as campanhas em que a loja entrou. O desconto de uma campanha aceita não se contesta.',
    'compare-weight': 'Compare a faixa de peso cobrada com o peso do produto embalado.',
    'return-fee': 'Confira se houve devolução neste pedido; sem devolução, peça a taxa de volta.',
  } satisfies Record<ClaimAdvice, string>,
  copy: 'Copiar texto',
  copyMany: (count: number) => `Copiar texto de ${orders(count)}`,
  copied: 'Texto copiado',
  copyFailed: 'O texto não foi copiado',
  copyFailedHow: 'O navegador não deixou. Abra o pedido e selecione o texto com o mouse.',
  text: 'Texto pronto para enviar',
  selectAll: 'Selecionar todos',
  withheld: 'Confira os arquivos primeiro: até lá, nada deste mês aparece para contestar.',
  columns: {
    order: 'Pedido',
    date: 'Data do pedido',
    due: 'Prazo',
    amount: 'Valor',
    answer: 'Resposta',
  },
  shown: (shown: number, count: number) => `Mostrando ${formatCount(shown)} de ${formatCount(count)}`,
  loading: 'Carregando o que pode ser contestado',
  lines: {
    returns: {
      title: 'Devoluções para responder',
      total: (count: number, amount: string) =>
        `${counted(count, 'devolução', 'devoluções')}${amount === '' ? '' : `, ${amount}`}`,
      about: ({ the }: MarketplaceWords) =>
        `Do arquivo Devoluções: até o dia ao lado ${the} espera a sua resposta. Responda lá e marque aqui o que fez.`,
      until: (day: string, left: string) => `Até ${day}, ${left}`,
      ofOrder: (count: number) => (count > 1 ? 'Devoluções para responder' : 'Devolução para responder'),
      ofOrderGone: 'Nenhum arquivo guardado tem esta devolução agora; o que você marcou continua aqui.',
      mark: (what: string, id: string) => `${what} a devolução do pedido ${id}`,
    },
    wallet: {
      title: 'Frete cobrado na Carteira por peso ou medidas',
      total: (count: number, amount: string) => [orders(count), amount].filter(Boolean).join(', '),
      chargedOn: (day: string) => `cobrado em ${day}`,
      ofOrder: () => 'Frete cobrado na Carteira',
      copy: 'Copiar texto do frete',
      ofOrderGone: 'Nenhum arquivo guardado tem este frete agora; o que você marcou continua aqui.',
      hasMore: `A lista vai até ${formatCount(mostMovements)} lançamentos de frete, e este mês tem mais.`,
      mark: (what: string, id: string) => `${what} o frete do pedido ${id}`,
    },
    answers: { contested: 'Contestei', accepted: 'Aceitei', won: 'Recuperei', lost: 'Perdi' },
    unknown: 'valor não lido',
    reopen: 'Reabrir',
  },
}
