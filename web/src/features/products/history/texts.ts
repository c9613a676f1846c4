import type { PastChange } from '@vendaclara/contract/products'
import { undoBounds } from '@vendaclara/contract/products'
import { formatCount } from '../../../ui/number-formats.ts'

const products = (count: number) => (count === 1 ? '1 produto' : `${formatCount(count)} produtos`)
const purchases = (count: number) => (count === 1 ? '1 nota' : `${formatCount(count)} notas`)

export const texts = {
  title: 'Histórico',
  close: 'Fechar o histórico',
  lead: `As últimas mudanças da lista. Cada uma pode ser desfeita por ${undoBounds.days} dias, se nada dela mudou depois.`,
  list: 'Mudanças da lista',
  none: 'Nenhuma mudança nos últimos dias.',
  failed: 'O histórico não foi carregado',
  loading: 'Carregando o histórico',
  kinds: {
    edit: 'Editado',
    file: 'Arquivo',
    purchases: 'Notas de compra',
    join: 'Juntado',
    part: 'Separado',
    undo: 'Desfeito',
  } satisfies Record<PastChange['kind'], string>,
  amount: (many: Pick<PastChange, 'products' | 'purchases'>) =>
    [many.products > 0 && products(many.products), many.purchases > 0 && purchases(many.purchases)]
      .filter(Boolean)
      .join(', '),
  undone: 'já desfeito',
  undo: 'Desfazer',
  undoNamed: (name: string) => `Desfazer ${name}`,
  undoing: 'Desfazendo…',
  done: (name: string) => `“${name}” desfeito`,
  notUndone: 'Não dá mais para desfazer',
  elsewhere: 'Algo desta mudança já mudou de novo depois. Desfaça primeiro a mudança mais nova.',
}
