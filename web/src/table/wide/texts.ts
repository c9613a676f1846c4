import { formatCount } from '../../ui/number-formats.ts'

export const texts = {
  searchHint: 'Buscar (tecla /)',
  searchHintAlone: 'Buscar',
  clearSearch: 'Limpar busca',
  clearAll: 'Limpar filtros',
  inTable: (words: string) => `Na tabela: ${words}.`,
  choose: (name: string) => `Escolher ${name}`,
  chooseShown: (count: number) => `Selecionar todos (${formatCount(count)})`,
  chosen: (count: number) => (count === 1 ? '1 escolhido' : `${formatCount(count)} escolhidos`),
  chosenBar: 'O que fazer com os escolhidos',
  clearChosen: 'Desfazer a escolha',
  editTitle: 'Editar os escolhidos',
  editHint: 'Preencha só o que quer mudar. O que ficar vazio continua como está.',
  unchanged: 'fica como está',
  editing: 'Salvando…',
  cancel: 'Cancelar',
}
