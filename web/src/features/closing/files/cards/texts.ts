import type { FileReceipt } from '@vendaclara/contract/closing'
import { formatCount } from '../../../../ui/number-formats.ts'
import type { MarketplaceWords } from '../../model/marketplaces/marketplace.ts'
import { counted, orders as ofOrders } from '../../texts.ts'
import type { ReadingProgress } from '../../worker/messages.ts'
import type { Days, ReplacingDoubt } from '../replacing.ts'
import type { Stage } from '../saving/files-state.ts'

const days = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: 'UTC' })

const period = ({ from, to }: Days) => days.formatRange(new Date(from), new Date(to))

function changeOf(month: string, orders: number, before: string, after: string): string {
  return orders === 0
    ? `${month}: o total das diferenças passa de ${before} para ${after}.`
    : `${month}: ${orders === 1 ? '1 pedido volta' : `${formatCount(orders)} pedidos voltam`} para Sem Pareamento, e o total das diferenças ${before === after ? `continua em ${after}` : `passa de ${before} para ${after}`}.`
}

export const texts = {
  dependents: {
    less: 'a menos',
    more: 'a mais',
    changes: (what: string) => `${what} também pagou pedidos de outros meses. Depois:`,
    change: changeOf,
    checking: 'Conferindo se outros meses dependem deste…',
    unchecked: 'Não deu para conferir se outros meses dependem deste',
  },
  replacing: {
    title: 'Trocar o arquivo?',
    message: (doubt: ReplacingDoubt) =>
      doubt.kind === 'other-days'
        ? `O que você escolheu é de ${period(doubt.after)}, e o que está aqui é de ${period(doubt.before)}. Para ter os dois, volte e use “Adicionar arquivo”.`
        : `O que você escolheu tem ${counted(doubt.after, 'pedido', 'pedidos')}, e o que está aqui tem ${formatCount(doubt.before)}. Confira se ele está completo.`,
    confirm: 'Trocar',
    cancel: 'Voltar',
  },
  removing: {
    title: 'Retirar o arquivo?',
    message: (fileName: string) => `${fileName} sai desta análise, com tudo o que só ele diz.`,
    confirm: 'Retirar',
    cancel: 'Voltar',
  },
  files: {
    drop: 'Arraste o arquivo ou clique para escolher',
    choose: 'Toque para escolher o arquivo',
    dropAgain: 'Trocar arquivo',
    add: 'Adicionar arquivo',
    remove: (fileName: string) => `Retirar ${fileName}`,
    /** '1 – 31 de mar. de 2026 · 1.204 linhas · 3 repetidas'. */
    meta: ({ from, to, rows, leftOut }: FileReceipt) =>
      [
        from && to && days.formatRange(new Date(from), new Date(to)),
        counted(rows, 'linha', 'linhas'),
        leftOut.repeated > 0 && counted(leftOut.repeated, 'repetida', 'repetidas'),
      ]
        .filter(Boolean)
        .join(' · '),
    waiting: 'Aguardando arquivo',
    waitingForOrders: ({ orders }: MarketplaceWords) => `Depois de ${orders}`,
    stored: 'Guardado',
    storedOrders: ofOrders,
    storedIncome: (count: number) => counted(count, 'pedido comparado', 'pedidos comparados'),
    nothingDue: (count: number) =>
      `${counted(count, 'pedido sem valor a receber, como um cancelado, ficou', 'pedidos sem valor a receber, como os cancelados, ficaram')} fora da comparação.`,
    others: (count: number, amount: string, { income, orders }: MarketplaceWords) =>
      `${income} também tem ${amount} de ${counted(count, 'pedido que não está', 'pedidos que não estão')} em ${orders} deste mês e não ${count === 1 ? 'entra' : 'entram'} nas contas.`,
    leftOut: (count: number, amount: string, { income }: MarketplaceWords) =>
      `${income} traz ${amount} de ${counted(count, 'pedido', 'pedidos')} que ${count === 1 ? 'ficou' : 'ficaram'} fora da comparação, como os cancelados e devolvidos.`,
    otherMonth: (count: number, month: string) =>
      `${counted(count, 'pedido é', 'pedidos são')} de outro mês (${count === 1 ? '' : 'a maior parte de '}${month}) e ${count === 1 ? 'conta' : 'contam'} aqui. Se o arquivo daquele mês também ${count === 1 ? 'o' : 'os'} tiver, ${count === 1 ? 'conta' : 'contam'} nos dois.`,
    unsaved: 'Lido, ainda não salvo',
    stages: {
      queued: 'Na fila, depois do outro arquivo…',
      reading: 'Lendo o arquivo…',
      comparing: 'Comparando…',
      saving: 'Salvando…',
    } satisfies Record<Stage, string>,
    cancel: 'Cancelar',
    ordersFirst: ({ orders }: MarketplaceWords) =>
      `Você precisa fazer o upload do arquivo de ${orders.toUpperCase()} antes`,
    refused: 'Este arquivo não foi usado',
    /** '12.000 linhas · abril.xlsx (2 de 3)'. What does not fit on a phone is the end of it. */
    progress: ({ fileName, file, files, rows }: ReadingProgress) =>
      `${counted(rows, 'linha', 'linhas')} · ${files > 1 ? `${fileName} (${file} de ${files})` : fileName}`,
  },
  receipt: {
    sheet: 'Aba',
    lines: 'Linhas lidas',
    usedLines: 'Linhas usadas',
    orders: 'Pedidos dessas linhas',
    partly: (orders: number) =>
      counted(orders, 'pedido cancelado ou devolvido em parte', 'pedidos cancelados ou devolvidos em parte'),
    unreadable: 'Valores ilegíveis, contados como 0',
    showIds: 'Ver IDs',
    leftOut: {
      withoutId: 'Sem ID do pedido (fora)',
      cancelled: 'De pedidos cancelados (fora)',
      refunded: 'Com devolução ou reembolso (fora)',
      partly: 'De pedidos cancelados ou devolvidos em parte (fora)',
      details: 'Linhas “Sku”, que repetem o pedido (fora)',
      refunds: 'Com ID do reembolso (fora da comparação; o que tiram está no pedido e no resumo)',
      repeated: 'Repetidas em outro arquivo (fora)',
      copies: 'Coladas duas vezes neste arquivo (fora)',
      texts: 'De total ou de texto, sem pedido (fora)',
      fees: 'De pedidos com taxas que não batem entre si (fora)',
    } satisfies Record<keyof FileReceipt['leftOut'], string>,
    warningIds: (shown: number, orders: number) =>
      shown < orders ? `Os primeiros ${formatCount(shown)} de ${formatCount(orders)} pedidos` : 'Pedidos',
  },
}
