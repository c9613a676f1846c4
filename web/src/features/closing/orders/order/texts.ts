import type { MarkSubject } from '@vendaclara/contract/closing'
import type { AwaitedState, DueDay, Reason } from '@vendaclara/core/closing'
import { formatCount } from '../../../../ui/number-formats.ts'
import type { MarketplaceWords } from '../../model/marketplaces/marketplace.ts'

interface FileRow {
  readonly fileName: string
  readonly line?: number
}

const rowOf = ({ fileName, line }: FileRow) =>
  line === undefined ? fileName : `${fileName}, linha ${formatCount(line)}`

export const texts = {
  panel: {
    title: (id: string) => `Pedido ${id}`,
    copy: 'Copiar o ID do pedido',
    copied: 'ID copiado',
    previous: 'Pedido anterior (←)',
    next: 'Próximo pedido (→)',
    place: (place: number, count: number) => `${formatCount(place)} de ${formatCount(count)}`,
    close: 'Fechar',
    loading: 'Carregando o pedido',
    notLoaded: 'Os pedidos desta análise não foram carregados.',
    missing: 'Este pedido não está nos arquivos desta análise. Confira o ID e se ele não é de outro mês.',
    unlisted: 'Este pedido não está entre as diferenças nem entre os pedidos sem pareamento desta análise.',
  },
  sources: {
    title: 'De onde vem',
    order: rowOf,
    payment: (amount: string, day: string, source: FileRow, months: readonly string[]) =>
      [`${amount}${day && ` em ${day}`}: ${rowOf(source)}`, months.length > 0 && `de ${months.join(' e ')}`]
        .filter(Boolean)
        .join(', '),
    detail: (name: string | null, amount: string, source: FileRow) =>
      `${name ?? 'Frete da transportadora'}, ${amount}: ${rowOf(source)}`,
  },
  settled: {
    same: 'O valor recebido é o esperado, ou difere dele em menos de 10 centavos.',
    refunded: 'Reembolsado',
  },
  outcomes: {
    paid: (amount: string) => `Pago como esperado: ${amount}`,
    paidLate: (amount: string, when: string) => `Pago com atraso${when && ` ${when}`}: ${amount}`,
    on: (dayOrMonth: string) => `em ${dayOrMonth}`,
    about: (day: string) => `por volta de ${day}`,
    refunded: (amount: string, refunded: string) =>
      `Reembolso de ${refunded} ao comprador; você recebeu ${amount}`,
    refundedNothing: (amount: string) =>
      `O comprador foi reembolsado, e nada foi descontado de você: recebeu ${amount}`,
    less: (amount: string) => `Pago com ${amount} a menos`,
    more: (amount: string) => `Pago com ${amount} a mais`,
    awaited: {
      overdue: (amount: string, when: string) => `Sem pagamento: ${amount}, que se esperavam ${when}`,
      due: (amount: string, when: string) => `Ainda sem pagamento: ${amount}, esperados ${when}`,
      upcoming: (amount: string, when: string) => `Ainda sem pagamento: ${amount}, esperados ${when}`,
      undated: (amount: string) => `Ainda sem pagamento: ${amount}, sem data prevista`,
      unpaid: () => 'O comprador ainda não pagou',
      owed: (amount: string) => `Nada a receber: este pedido ainda vai custar ${amount} a você`,
    } satisfies Record<AwaitedState, (amount: string, when: string) => string>,
    leftOut: (status: string) => `Nada se espera por ele: consta como “${status}”`,
    paidLeftOut: (amount: string) => `o arquivo de pagamentos traz ${amount} dele, fora da comparação`,
    fees: 'Fora da conta: as taxas dele são diferentes em cada linha do arquivo',
    partly: (status: string) =>
      `Fora da conta: só uma parte dele foi cancelada ou devolvida (“${status}”), e as taxas não se dividem`,
  },
  unread:
    'Um valor deste pedido não pôde ser lido no arquivo e contou como 0: por isso nada se pede por ele.',
  takenBack: (amount: string) =>
    `Há neste pedido ${amount} em linha com ID do reembolso, que fica fora da comparação: por isso nada se pede por ele.`,
  expected: 'Esperado',
  received: 'Recebido',
  difference: 'Diferença',
  gain: 'A mais',
  loss: 'A menos',
  none: 'Nada ainda',
  notSaid: '–',
  why: 'Por que difere',
  partByPart: 'Parte por parte',
  part: 'Parte',
  amounts: 'Valores de cada parte',
  total: 'Total',
  freight: 'As três partes do frete',
  carrier: (charged: string, expected: string, reason: string) =>
    `A transportadora cobrou ${charged} de frete, e o esperado era ${expected}${reason === '' ? '' : ` (${reason})`}.`,
  nearFreight: (over: string, isExact: boolean) =>
    `O frete ficou ${over} acima do esperado, ${isExact ? 'exatamente' : 'quase'} o valor que falta: pode vir daí, e vale dizer isso ao suporte.`,
  billed: {
    title: 'Tarifas cobradas',
    list: 'Cada tarifa cobrada',
    name: 'Tarifa',
    amount: 'Valor',
    total: 'Soma das tarifas',
    invoiced: 'Na fatura do mês',
    reversed: 'Estornada',
    same: 'A tarifa de venda é a mesma do arquivo Vendas.',
    other: (billed: string, stated: string) =>
      `As tarifas de venda somam ${billed}, e o arquivo Vendas traz ${stated}.`,
    about: 'Do relatório de tarifas enviado junto. Mostra o que foi cobrado, e não entra em Recebido.',
  },
  items: {
    title: 'O que foi vendido',
    notStored: 'Não guardado nesta análise; envie os arquivos de novo para ver.',
    unnamed: 'Produto sem nome no arquivo',
    none: 'O arquivo de pedidos não diz o produto.',
    sku: (sku: string) => `SKU ${sku}`,
    units: (units: number) => (units === 1 ? '1 unidade' : `${formatCount(units)} unidades`),
    most: (count: number) => `De um pedido são guardados os primeiros ${count} itens.`,
  },
  history: {
    title: 'Histórico',
    created: 'Pedido feito',
    delivered: 'Entregue ao comprador',
    expected: (amount: string) => `Esperado: ${amount}`,
    fromFile: (file: string) => `pelo arquivo ${file}`,
    paid: (amount: string) => `Pago: ${amount}`,
    refunded: (amount: string) => `Reembolsado ao comprador: ${amount}`,
    nothingDue: (status: string) => (status === '' ? 'Nada a receber' : `Nada a receber: ${status}`),
    paidInPart: (amount: string) => `Pago em parte: ${amount}`,
    takenBack: (amount: string) => `Descontado: ${amount}`,
    onDay: (day: string, file: string) => (file ? `em ${day}, ${file}` : `em ${day}`),
    missing: (amount: string) => `Faltam ${amount}`,
    explained: (amount: string) => `${amount} a menos, com explicação`,
    more: (amount: string) => `Veio ${amount} a mais`,
    unpaid: 'Ainda sem pagamento',
    due: {
      stated: (day: string) => `esperado em ${day}`,
      rule: (day: string) => `esperado em ${day}`,
      estimated: (day: string) => `esperado por volta de ${day}`,
    } satisfies Record<DueDay['basis'], (day: string) => string>,
    recovered: (amount: string) => `Recuperado: ${amount}`,
    marked: {
      order: (what) => what,
      freight: (what) => `Frete da Carteira · ${what}`,
      return: (what) => `Devolução · ${what}`,
    } satisfies Record<MarkSubject, (what: string) => string>,
    status: (status: string) => `status “${status}” no arquivo`,
  },
  bases: {
    stated: ({ income }: MarketplaceWords) => `Está no arquivo ${income}.`,
    matches: ({ income }) => `O valor é exatamente este; o arquivo ${income} não diz o motivo.`,
    lacking: ({ income }) =>
      `Só uma parte dos produtos está em ${income}. Envie também o do mês seguinte: o resto é encontrado sozinho.`,
  } satisfies Record<Reason['basis'], (words: MarketplaceWords) => string>,
  less: (amount: string) => `Você recebeu ${amount} a menos`,
  more: (amount: string) => `Você recebeu ${amount} a mais`,
  because: (how: string, reason: string) => `${how}: ${reason}.`,
  becauseMainly: (how: string, reason: string) => `${how}: ${reason}; os outros valores se compensam.`,
  becauseOfSeveral: (how: string, reasons: readonly string[]) =>
    `${how}, por ${reasons.length} motivos somados: ${reasons.join('; ')}.`,
  mayBe: (how: string) => `${how}. Mais de um motivo daria este valor, e o arquivo não diz qual.`,
  nearly: (how: string) => `${how}. O que o arquivo mostra não soma este valor.`,
  nothingExplains: (how: string, { the }: MarketplaceWords) =>
    `${how}, e nada nos dois arquivos explica este valor. Abra um chamado com ${the} e envie o ID do pedido.`,
  info: (info: string) => `Observação na planilha de erros: ${info}.`,
  infoDespiteReason: (info: string) =>
    `Na planilha de erros este pedido leva a observação “${info}”: ela só distingue o frete, e o motivo acima, tirado das partes do pedido, é o que vale dizer ao suporte.`,
  infoOfExplained: (info: string) =>
    `Na planilha de erros este pedido leva a observação “${info}”: ela só distingue o frete. O motivo acima explica o valor, e não há o que pedir ao suporte.`,
  freightDespiteReason: (info: string) =>
    `Na planilha de erros este pedido leva a observação “${info}”, porque o saldo do frete dá o mesmo valor; as partes do pedido mostram o motivo acima.`,
  unknown: 'Esta análise é de antes de os motivos serem lidos. Envie os arquivos de novo para vê-los.',
}
