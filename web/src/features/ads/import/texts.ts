const exportHint =
  'Exporte o relatório de “Palavras-chave” de um anúncio de produto, com os termos que os compradores pesquisaram, e importe o arquivo .csv.'

interface ProblemDetail {
  isOne: boolean
  detail: string
}

export const texts = {
  import: 'Importar Arquivo',
  input: 'Arquivo do relatório de anúncios (.csv)',
  empty: {
    title: 'Importe um arquivo para começar',
    drop: 'Arraste o relatório para qualquer lugar desta tela ou escolha o arquivo.',
    how: `Na Central do Vendedor da Shopee, abra o Shopee Ads e entre em um anúncio de produto. ${exportHint}`,
    privacy: 'O arquivo não sai do seu computador',
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
  problems: {
    empty: () => `Era esperado um relatório de anúncios, mas este arquivo está vazio. ${exportHint}`,
    'no-table': () =>
      `Era esperado um relatório de anúncios da Shopee, mas neste arquivo não há a tabela dele: nenhuma linha começa com “#”. ${exportHint}`,
    'general-report': () =>
      `Este arquivo é o relatório geral de anúncios, que não traz os termos de pesquisa. ${exportHint}`,
    'keyword-report': () =>
      `Este arquivo é o relatório de palavras-chave e locais da loja toda, que não traz os termos de pesquisa. ${exportHint}`,
    'group-report': () =>
      `Este arquivo é o relatório de um grupo de anúncios, que não traz os termos de pesquisa. ${exportHint}`,
    'orders-report': () =>
      `Este arquivo parece ser o de pedidos, e não um relatório de anúncios. Para conferir pedidos, use o Fechamento de mês. ${exportHint}`,
    'missing-columns': (columns: string, { isOne }: ProblemDetail) =>
      `A tabela deste arquivo não tem o que é preciso: ${isOne ? 'falta' : 'faltam'} ${columns}. Exporte o relatório outra vez, sem tirar colunas, e importe o arquivo .csv.`,
    'doubled-columns': (columns: string, { isOne }: ProblemDetail) =>
      `A tabela deste arquivo traz mais de uma vez ${columns}, e não dá para saber qual ${isOne ? 'vale' : 'delas vale'}. Exporte o relatório outra vez e importe o arquivo .csv sem mudar as colunas.`,
    'two-reports': () =>
      'Este arquivo traz dois relatórios, um embaixo do outro, e a soma deles não seria a de nenhum período. Importe um relatório de cada vez, como veio da Shopee.',
    'no-rows': () =>
      'Este relatório tem o cabeçalho, mas nenhuma linha de palavra-chave. Exporte-o outra vez com um período em que o anúncio esteve ativo.',
    spreadsheet: () =>
      'Era esperado um arquivo .csv, mas este é uma planilha (Excel, LibreOffice ou Numbers). Importe o .csv como veio da Shopee ou, no programa da planilha, use “Salvar como” e escolha CSV.',
    archive: () =>
      'Era esperado um arquivo .csv, mas este está compactado. Extraia o arquivo .csv que está dentro dele e importe-o.',
    'not-text': () =>
      `Era esperado um arquivo .csv, mas este não é texto: parece uma imagem, um PDF ou outro formato. ${exportHint}`,
    'too-large': () =>
      'Este relatório não coube na memória do navegador. Feche outras abas ou exporte um período mais curto, e importe o arquivo outra vez.',
    unreadable: () =>
      'O navegador não conseguiu ler o arquivo até o fim. Veja se ele ainda está na mesma pasta e não está aberto em outro programa, e importe-o de novo.',
    'reader-missing': () =>
      'Sem conexão: o leitor de relatórios ainda não foi baixado. Quando a internet voltar, importe o arquivo de novo.',
    unexpected: (_: string, { detail }: ProblemDetail) =>
      `Algo que não previmos impediu a leitura do arquivo. Importe-o de novo e, se continuar, mande esta mensagem ao suporte: ${detail}`,
  },
}
