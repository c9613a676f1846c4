import { formatCount } from '../../../../ui/number-formats.ts'
import type { MarketplaceWords } from '../../model/marketplaces/marketplace.ts'
import { counted } from '../../texts.ts'

/** How many of the claims are for orders paid too little, and how many for orders that nobody paid. */
function whyContested(count: number, missing: number): string {
  if (missing === 0) return count === 1 ? ' pago a menos' : ' pagos a menos'
  if (missing === count) return count === 1 ? ' que não foi pago no prazo' : ' que não foram pagos no prazo'
  return ` (${formatCount(count - missing)} ${count - missing === 1 ? 'pago' : 'pagos'} a menos e ${formatCount(missing)} sem pagamento no prazo)`
}

function awaitedElsewhere(count: number, income: string): string {
  return `${count === 1 ? 'O pedido' : 'Os pedidos'} sem pagamento ${count === 1 ? 'pode' : 'podem'} estar no arquivo de ${income} do mês seguinte: feche também esse mês, e ${count === 1 ? 'ele é encontrado' : 'eles são encontrados'} sozinho${count === 1 ? '' : 's'}.`
}

export const texts = {
  answer: {
    expected: 'Esperado',
    received: 'Recebido',
    missing: 'Falta',
    over: 'Recebido a mais',
    orders: (count: number) => counted(count, 'pedido', 'pedidos'),
    paid: (count: number) => counted(count, 'pedido pago', 'pedidos pagos'),
    refunded: (amount: string) => `${amount} devolvidos a compradores`,
    adjustments: (amount: string) => `e ${amount} em ajustes, à parte`,
    nothing: 'Tudo o que era esperado foi pago',
    awaited: (amount: string, count: number) =>
      `${amount} de ${counted(count, 'pedido sem pagamento', 'pedidos sem pagamento')}`,
    less: (amount: string) => `${amount} pagos a menos`,
    explained: (amount: string) => `${amount} a menos com explicação: nada a contestar`,
    rest: (amount: string) => `${amount} do resto de pacotes, ainda a liberar`,
    more: (amount: string) => `menos ${amount} pagos a mais`,
    crumbs: (amount: string) => `${amount} em diferenças de poucos centavos`,
  },
  next: {
    title: 'O que fazer agora',
    warnings: (count: number) =>
      count === 1
        ? 'Confira o aviso sobre os arquivos: ele pode mudar estes valores.'
        : `Confira os ${count} avisos sobre os arquivos: eles podem mudar estes valores.`,
    claims: (
      { count, missing }: { count: number; missing: number },
      amount: string,
      first: { day: string; left: string; isExact: boolean } | null,
    ) =>
      `Conteste ${counted(count, 'pedido', 'pedidos')}${whyContested(count, missing)}: ${amount} que podem voltar.${first ? ` O primeiro prazo ${first.isExact ? 'é' : 'não acaba antes de'} ${first.day}, ${first.left}.` : ''}`,
    awaited: (count: number, isContested: boolean, { income }: MarketplaceWords) =>
      isContested
        ? `Antes de contestar o que está sem pagamento, feche também o mês seguinte: o que estiver no arquivo de ${income} dele é encontrado sozinho.`
        : awaitedElsewhere(count, income),
    awaitedLater: (month: string, { income }: MarketplaceWords) =>
      `O que está sem pagamento não apareceu em ${income} dos meses já comparados: feche também ${month}.`,
    others: (count: number, amount: string, { income, orders }: MarketplaceWords) =>
      `O arquivo de ${income} também tem ${amount} de ${counted(count, 'pedido que não está', 'pedidos que não estão')} em ${orders} deste mês. ${count === 1 ? 'Ele não entra' : 'Eles não entram'} nestas contas.`,
    leftOut: (count: number, amount: string, { income, orders }: MarketplaceWords) =>
      `O arquivo de ${income} traz ${amount} de ${counted(count, 'pedido', 'pedidos')} de ${orders} que ${count === 1 ? 'ficou' : 'ficaram'} fora da comparação, como os cancelados e devolvidos: ${count === 1 ? 'está nele' : 'está neles'}, e em nenhuma outra soma.`,
    owed: (count: number, amount: string) =>
      `${counted(count, 'pedido ainda vai custar', 'pedidos ainda vão custar')} ${amount} a você. O que há a receber não conta com isso.`,
    again: ({ orders, income }: MarketplaceWords) =>
      `Para ver quanto era esperado e quanto você recebeu, envie ${orders} e ${income} de novo: esta análise foi feita antes de guardarmos isso.`,
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
  download: 'Baixar Erros',
  notCompared: 'Envie os dois arquivos para comparar',
  nothingToDownload: 'Não há diferenças para baixar',
  downloadFailed: 'O arquivo de erros não foi criado. Clique em Baixar Erros mais uma vez.',
}
