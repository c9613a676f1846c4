import type { CostMethod } from '@vendaclara/core/products'
import { formatCount } from '../../../ui/number-formats.ts'

const purchases = (count: number) => (count === 1 ? '1 nota' : `${formatCount(count)} notas`)
const items = (count: number) => (count === 1 ? '1 item' : `${formatCount(count)} itens`)

export const texts = {
  title: 'Notas de compra',
  close: 'Fechar as notas',
  bring: 'Trazer notas',
  counts: {
    saved: (count: number) => (count === 1 ? '1 nota nova' : `${formatCount(count)} notas novas`),
    same: (count: number) => (count === 1 ? '1 já estava' : `${formatCount(count)} já estavam`),
    cancelled: (count: number) =>
      count === 1 ? '1 cancelada não conta' : `${formatCount(count)} canceladas não contam`,
  },
  sure: (count: number) =>
    count === 1 ? '1 item ligado pelo código de barras.' : `${items(count)} ligados pelo código de barras.`,
  apart: (count: number) =>
    count === 1
      ? 'Em 1 nota, os itens não somam o total que ela diz. Confira:'
      : `Em ${formatCount(count)} notas, os itens não somam o total que elas dizem. Confira:`,
  apartOf: (number: string, supplier: string, lines: string, total: string) =>
    `nota ${number} de ${supplier}: itens ${lines}, total ${total}`,
  buyers: {
    title: 'De quem são estas notas?',
    hint: 'Marque o CNPJ da sua loja. Perguntamos uma vez só; as outras notas ficam de fora.',
    label: (id: string, name: string, count: number) =>
      [id, name, purchases(count)].filter(Boolean).join(' · '),
    confirm: 'É a minha loja',
  },
  match: {
    title: (count: number) =>
      `De que produto ${count === 1 ? 'é 1 item' : `são ${formatCount(count)} itens`}?`,
    hint: 'Uma vez por código do fornecedor. O que você deixar para depois não muda nenhum custo.',
    list: 'Itens sem produto',
    pages: 'Páginas dos itens',
    item: 'Item da nota',
    product: 'Produto',
    productOf: (name: string) => `Produto de ${name}`,
    pack: 'Peças na unidade',
    packOf: (unit: string, name: string) => `Peças em 1 ${unit} de ${name}`,
    packError: (most: string) => `De 1 a ${most}.`,
    each: 'Custo da peça',
    from: (supplier: string, code: string) => `${supplier} · código ${code}`,
    bought: (quantity: string, unit: string, cost: string) => `${quantity} ${unit} por ${cost}`,
    save: (count: number) => (count === 0 ? 'Ligar' : `Ligar ${items(count)}`),
    saving: 'Ligando…',
    done: (count: number) => (count === 1 ? '1 item ligado' : `${items(count)} ligados`),
    failed: 'Nada foi ligado',
    name: 'Itens de notas',
  },
  method: {
    label: 'Qual custo vale',
    names: { dated: 'Por data', average: 'Média das notas' } satisfies Record<CostMethod, string>,
    hints: {
      dated: 'Vale o último custo antes do dia do pedido.',
      average: 'Vale a média de tudo o que foi comprado até o dia.',
    } satisfies Record<CostMethod, string>,
    changes: (count: number) =>
      count === 0
        ? 'Nenhum custo de hoje muda.'
        : count === 1
          ? '1 custo de hoje muda:'
          : `${formatCount(count)} custos de hoje mudam:`,
    change: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
    more: (count: number) => `e mais ${formatCount(count)}`,
    take: (name: string) => `Usar “${name}”`,
    keep: 'Deixar como está',
    taking: 'Trocando…',
    done: (name: string) => `Custo ${name.toLowerCase()}`,
    failed: 'Nada foi trocado',
  },
  list: {
    title: 'Notas guardadas',
    label: 'Notas de compra',
    pages: 'Páginas das notas',
    none: 'Nenhuma nota ainda. Traga os XML das suas compras, ou o .zip com todos.',
    day: 'Emissão',
    supplier: 'Fornecedor',
    number: 'Nota',
    items: 'Itens',
    total: 'Custo',
    cancelled: 'cancelada',
  },
  taxIds: (ids: string) => `Notas aceitas: as de ${ids}.`,
}
