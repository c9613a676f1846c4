import { type MarkSubject, noteLimit, type OrderMark } from '@vendaclara/contract/closing'
import { formatCount } from '../../../../ui/number-formats.ts'

export const texts = {
  marks: {
    all: 'Todas',
    open: 'Em aberto',
    contestado: 'Contestado',
    recuperado: 'Recuperado',
    perdido: 'Perdido',
  } satisfies Record<NonNullable<OrderMark['state']> | 'open' | 'all', string>,
  bulkNote: 'Nota para os selecionados (opcional)',
  markAs: {
    contestado: 'Marcar como contestado',
    recuperado: 'Marcar como recuperado',
    perdido: 'Marcar como perdido',
    open: 'Deixar em aberto',
  },
  selected: (count: number) =>
    count === 1 ? '1 pedido selecionado' : `${formatCount(count)} pedidos selecionados`,
  select: (id: string) => `Selecionar o pedido ${id}`,
  unselect: 'Limpar seleção',
  editors: {
    order: {
      title: 'Seu acompanhamento',
      moreThanMissing: (missing) => `É mais do que faltava neste pedido (${missing}). Confira o valor.`,
    },
    freight: {
      title: 'Seu acompanhamento do frete',
      moreThanMissing: (charged) => `É mais do que o frete cobrado (${charged}). Confira o valor.`,
    },
    return: {
      title: 'Seu acompanhamento da devolução',
      moreThanMissing: (refund) => `É mais do que o reembolso ao comprador (${refund}). Confira o valor.`,
    },
  } satisfies Record<MarkSubject, { title: string; moreThanMissing: (amount: string) => string }>,
  amountRefusal: 'Um valor em reais, a partir de 0.',
  mark: 'Situação',
  note: 'Nota',
  fullNote: `A nota está cheia: cabem ${formatCount(noteLimit)} letras, e o que passou disso ficou de fora.`,
  noteHint: 'Ex.: chamado aberto com o suporte',
  recoveredAmount: 'Valor recuperado',
  saveMark: 'Salvar nota e valor',
  saveNote: 'Salvar nota',
  marked: {
    order: (count, state) =>
      count === 1
        ? `Pedido guardado como “${state}”.`
        : `${formatCount(count)} pedidos guardados como “${state}”.`,
    freight: (count, state) =>
      count === 1
        ? `Frete do pedido guardado como “${state}”.`
        : `Frete de ${formatCount(count)} pedidos guardado como “${state}”.`,
    return: (count, state) =>
      count === 1
        ? `Devolução do pedido guardada como “${state}”.`
        : `Devolução de ${formatCount(count)} pedidos guardada como “${state}”.`,
  } satisfies Record<MarkSubject, (count: number, state: string) => string>,
  markedMixed: (count: number) =>
    count === 1 ? 'Pedido guardado.' : `${formatCount(count)} pedidos guardados.`,
  undo: 'Desfazer',
  discard: (count: number) => (count === 1 ? 'Descartar a marcação' : 'Descartar as marcações'),
  overwrite: 'Aplicar a minha marcação',
  markFailed: (count: number) =>
    count === 1
      ? 'A marcação de 1 pedido não foi guardada'
      : `A marcação de ${formatCount(count)} pedidos não foi guardada`,
  markFailedHow: (reason: string) =>
    `${reason} O que você marcou e escreveu continua aqui, mas só nesta tela.`,
  refused: (count: number) =>
    count === 1
      ? '1 pedido foi mudado em outra aba ou aparelho'
      : `${formatCount(count)} pedidos foram mudados em outra aba ou aparelho`,
  names: {
    order: (id) => id,
    freight: (id) => `frete de ${id}`,
    return: (id) => `devolução de ${id}`,
  } satisfies Record<MarkSubject, (id: string) => string>,
  refusedHow: (ids: readonly string[], more: number) =>
    `A lista mostra o que foi guardado lá, e nada foi sobrescrito. A sua marcação ficou de fora em ${ids.join(', ')}${more > 0 ? ` e mais ${formatCount(more)}` : ''}.`,
  keepStored: 'Deixar como está',
}

/** Whether a note has no room for more: the browser leaves out what is pasted beyond it. */
export const isFull = (note: string) => note.length >= noteLimit
