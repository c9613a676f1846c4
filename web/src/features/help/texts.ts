import { formatCount } from '../../ui/number-formats.ts'

export const texts = {
  product: 'Vendaclara',
  home: 'Vendaclara, início',
  title: 'Ajuda',
  lead: 'Arquivos, números e o que fazer quando algo dá errado.',
  back: 'Voltar ao produto',
  login: 'Entrar',
  all: 'Toda a ajuda',
  pages: 'Páginas da ajuda',
  newTab: '(abre em outra aba)',
  unknown: 'Esta página não existe. Procure abaixo.',
  search: {
    label: 'Buscar na ajuda',
    hint: 'Ex.: minha renda, ROAS, colunas',
    clear: 'Limpar busca',
    results: 'O que foi encontrado',
    count: (count: number) => (count === 1 ? '1 lugar' : `${formatCount(count)} lugares`),
    none: (query: string) => `Nada com “${query}”.`,
    advice: 'Tente menos palavras, ou o nome do arquivo.',
  },
}
