import { formatCount } from '../../../ui/format-count.ts'

const listings = (count: number) => (count === 1 ? '1 anúncio' : `${formatCount(count)} anúncios`)

export const transferTexts = {
  menu: 'Importar',
  menuName: 'Importar e exportar anúncios',
  import: 'Importar planilha',
  template: 'Baixar modelo',
  export: 'Exportar tudo (.xlsx)',
  title: 'Importar anúncios',
  intro:
    'Uma linha por anúncio, dos três marketplaces juntos se quiser. Nada é importado antes de você conferir.',
  pick: 'Escolha ou solte aqui sua planilha',
  pickName: 'Planilha de anúncios',
  limits: 'Arquivo .xlsx ou .csv, até 10 MB e 5.000 linhas',
  withoutMarketplace: (name: string) =>
    `Linhas sem marketplace entram em ${name}. Células vazias ficam com o padrão.`,
  refused: (file: string) => `“${file}” não foi lido`,
  reading: 'Lendo a planilha…',
  cancelReading: 'Cancelar leitura',
  close: 'Fechar',
  ready: (count: number) => (count === 1 ? '1 pronta' : `${formatCount(count)} prontas`),
  withProblem: (count: number) => `${formatCount(count)} com erro`,
  all: (count: number) => `Todas (${formatCount(count)})`,
  onlyReady: (count: number) => `Prontas (${formatCount(count)})`,
  onlyBad: (count: number) => `Com erro (${formatCount(count)})`,
  show: 'Linhas mostradas',
  leftOut: 'Linhas com erro ficam de fora; corrija na planilha e importe só elas depois.',
  nothingReady: 'Nenhuma linha pode ser importada como está.',
  downloadBad: 'Baixar linhas com erro',
  unknownColumns: (names: readonly string[]) =>
    names.length === 1
      ? `A coluna ${names[0]} não foi reconhecida e fica de fora.`
      : `As colunas ${names.join(', ')} não foram reconhecidas e ficam de fora.`,
  table: 'Linhas da planilha',
  line: 'Linha',
  lineOf: (number: number) => `Linha ${formatCount(number)}`,
  price: 'Preço de venda',
  noPrice: 'sem preço',
  yes: 'Sim',
  no: 'Não',
  notAsked: '–',
  otherFile: 'Escolher outro arquivo',
  confirm: (count: number) => `Importar ${listings(count)}`,
  importing: 'Importando…',
  failed: 'Os anúncios não foram importados',
  uncertain: 'Se eles já chegaram ao servidor, tentar de novo não os duplica.',
  done: (count: number) => (count === 1 ? '1 anúncio importado' : `${listings(count)} importados`),
  undo: 'Desfazer',
  undone: (count: number) =>
    count === 1
      ? 'A importação de 1 anúncio foi desfeita.'
      : `A importação de ${listings(count)} foi desfeita.`,
  fileFailed: 'O arquivo não foi gerado',
  fileFailedOffline: 'Sem conexão: o gerador de planilhas não pôde ser carregado. Tente de novo.',
  fileFailedHere: 'Tente de novo; se repetir, fale com o suporte.',
  problems: {
    noNumber: (written: string) => `“${written}” não é um número`,
    unclear: (written: string) =>
      `“${written}” pode ser dois valores diferentes, pelo jeito como o resto da coluna está escrito. Use vírgula só nos centavos, como em 1234,50`,
    date: (written: string) => `“${written}” é uma data, não um número`,
    bounds: (written: string, least: string, most: string) =>
      `“${written}”: use um valor entre ${least} e ${most}`,
    marketplace: (written: string) =>
      `“${written}”: marketplace desconhecido. Use Shopee, Mercado Livre ou Shein`,
    yesOrNo: (written: string) => `“${written}”: use sim ou não`,
    longTitle: (length: number, most: number) =>
      `O título tem ${formatCount(length)} letras; o máximo são ${formatCount(most)}`,
    moreCells:
      'Há mais valores do que colunas nesta linha: um valor com vírgula precisa estar entre aspas no .csv',
  },
}
