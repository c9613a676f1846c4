import type { Refusal } from '../files/refusal.ts'

const exportHint =
  'Exporte o relatório de “Palavras-chave” de um anúncio de produto, com os termos que os compradores pesquisaram, e importe o arquivo .csv.'

export const texts = {
  import: 'Importar Arquivo',
  input: 'Arquivo do relatório de anúncios (.csv ou .xlsx)',
  empty: {
    title: 'Importe um arquivo para começar',
    drop: 'Arraste o relatório para qualquer lugar desta tela ou escolha o arquivo.',
    choose: 'Escolha o relatório que você baixou da Shopee ou do Mercado Ads.',
    how: [
      'Na Central do Vendedor da Shopee, abra o Shopee Ads e entre em um anúncio de produto.',
      'Exporte o relatório de “Palavras-chave” dele e importe aqui o arquivo .csv.',
      'O relatório geral e o de palavras-chave da loja também servem.',
      'Do Mercado Ads, a planilha “Anúncios patrocinados”.',
    ],
    privacy: 'O arquivo não sai deste aparelho',
    example: 'Ver com um exemplo',
    noExample: 'Sem conexão: o exemplo ainda não foi baixado.',
    help: 'Onde baixar, passo a passo',
  },
  drop: 'Solte o arquivo para importar',
  importing: {
    title: (fileName: string) => `Lendo ${fileName}`,
    read: (read: string, total: string) => `${read} de ${total}`,
    arranging: 'Agrupando as palavras-chave…',
    cancel: 'Cancelar',
  },
  failure: {
    title: (fileName: string) => `${fileName} não foi importado`,
    dismiss: 'Fechar aviso',
  },
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** What was expected of a file, what was found, and what to do next. */
export function refusalSentence(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'empty':
      return `Era esperado um relatório de anúncios, mas este arquivo está vazio. ${exportHint}`
    case 'no-table':
      return `Era esperado um relatório de anúncios da Shopee, mas neste arquivo não há a tabela dele: nenhuma linha começa com “#”. ${exportHint}`
    case 'group-report':
      return `Este arquivo é o relatório de um grupo de anúncios, que soma os anúncios e não traz os termos de pesquisa. ${exportHint}`
    case 'orders-report':
      return `Este arquivo parece ser o de pedidos, e não um relatório de anúncios. Para conferir pedidos, use o Fechamento de mês. ${exportHint}`
    case 'missing-columns': {
      const isOne = refusal.columns.length === 1
      return `A tabela deste arquivo não tem o que é preciso: ${isOne ? 'falta' : 'faltam'} ${named(refusal.columns)}. Exporte o relatório outra vez, em português e sem tirar colunas, e importe o arquivo .csv.`
    }
    case 'doubled-columns': {
      const isOne = refusal.columns.length === 1
      return `A tabela deste arquivo traz mais de uma vez ${named(refusal.columns)}, e não dá para saber qual ${isOne ? 'vale' : 'delas vale'}. Exporte o relatório outra vez e importe o arquivo .csv sem mudar as colunas.`
    }
    case 'two-reports':
      return 'Este arquivo traz dois relatórios, um embaixo do outro, e a soma deles não seria a de nenhum período. Importe um relatório de cada vez, como veio da Shopee.'
    case 'no-rows':
      return 'Este relatório tem o cabeçalho, mas nenhuma linha de palavra-chave. Exporte-o outra vez com um período em que o anúncio esteve ativo.'
    case 'bad-rows':
      return 'Nenhuma linha deste relatório pôde ser lida: elas não têm as colunas do cabeçalho. Isso acontece quando o arquivo é salvo por um programa de planilha que troca o ponto pela vírgula. Exporte o relatório outra vez e importe o arquivo sem abri-lo antes.'
    case 'spreadsheet':
      return 'Era esperado um arquivo .csv da Shopee ou a planilha “Anúncios patrocinados” do Mercado Ads, mas este é uma planilha (Excel, LibreOffice ou Numbers) sem essa tabela. Importe o arquivo como veio da Shopee ou do Mercado Livre; no programa da planilha, “Salvar como” CSV também serve para a Shopee.'
    case 'damaged':
      return 'Esta planilha está danificada ou veio incompleta. Baixe-a de novo e importe o arquivo sem abri-lo antes.'
    case 'archive':
      return 'Era esperado um arquivo .csv, mas este está compactado. Extraia o arquivo .csv que está dentro dele e importe-o.'
    case 'disguised':
      return `Era esperado um arquivo .csv, mas este não é texto: parece uma imagem, um PDF ou outro formato. ${exportHint}`
    case 'too-large':
      return 'Este relatório não coube na memória do navegador. Feche outras abas ou exporte um período mais curto, e importe o arquivo outra vez.'
    case 'unavailable':
      return 'O navegador não conseguiu ler o arquivo até o fim. Veja se ele ainda está na mesma pasta e não está aberto em outro programa, e importe-o de novo.'
    case 'reader-missing':
      return 'Sem conexão: o leitor de relatórios ainda não foi baixado. Quando a internet voltar, importe o arquivo de novo.'
    case 'unexpected':
      return `Algo que não previmos impediu a leitura do arquivo. Importe-o de novo e, se continuar, mande esta mensagem ao suporte: ${refusal.detail ?? ''}`
  }
}

function named(columns: readonly string[]): string {
  const names = list.format(columns.map((name) => `“${name}”`))
  return columns.length === 1 ? `a coluna ${names}` : `as colunas ${names}`
}
