import { formatCount } from '../../ui/format-count.ts'

const exportHint =
  'Exporte o relatório de “Palavras-chave” de um anúncio de produto, com os termos que os compradores pesquisaram, e importe o arquivo .csv.'

interface ProblemDetail {
  isOne: boolean
  detail: string
}

export const texts = {
  product: 'Vendaclara',
  title: 'Ads Words',
  lead: 'Veja quais termos de pesquisa trazem vendas e quais só gastam a verba do anúncio.',
  import: 'Importar Arquivo',
  input: 'Arquivo do relatório de anúncios (.csv)',
  opening: 'Abrindo o relatório…',
  empty: {
    title: 'Importe um arquivo para começar',
    drop: 'Arraste o relatório para qualquer lugar desta tela ou escolha o arquivo.',
    how: `Na Central do Vendedor da Shopee, abra o Shopee Ads e entre em um anúncio de produto. ${exportHint}`,
    privacy: 'O arquivo não sai do seu computador',
  },
  drop: 'Solte o arquivo para importar',
  oneFile: 'Solte um arquivo de cada vez.',
  importing: {
    title: (fileName: string) => `Lendo ${fileName}`,
    read: (read: string, total: string) => `${read} de ${total}`,
    arranging: 'Agrupando as palavras-chave…',
    cancel: 'Cancelar',
  },
  report: {
    name: 'Relatório importado',
    title: 'Título:',
    product: 'Produto:',
    period: 'Período:',
    file: 'Arquivo:',
    unknown: 'não informado no arquivo',
    importedAt: (when: string) => `Importado em ${when}, sem sair deste computador`,
    kept: 'guardado até o próximo arquivo',
    saved: 'salvo neste computador',
    save: 'Salvar relatório',
    rename: 'Renomear',
    remove: 'Remover relatório',
  },
  removal: {
    title: 'Remover este relatório?',
    message: 'Ele sai desta tela e deste computador. Para vê-lo de novo, importe o arquivo outra vez.',
    confirm: 'Remover',
    cancel: 'Voltar',
  },
  total: { caption: 'Totais do relatório', label: 'TOTAL', computed: 'TOTAL (calculado)' },
  receipt: {
    title: 'Conferência das linhas',
    lines: (count: string, isOne: boolean) => `${count} ${isOne ? 'linha lida' : 'linhas lidas'}`,
    used: (count: string, isOne: boolean) => `${count} ${isOne ? 'usada' : 'usadas'}`,
    excluded: (count: string) => `${count} fora (locais de descoberta e segmentação de público)`,
    withoutClicks: (count: string) => `${count} sem cliques`,
    overall: (count: string) => `${count} de total geral`,
    repeated: (count: string, isOne: boolean) =>
      `${count} ${isOne ? 'repetida, contada' : 'repetidas, contadas'} uma vez só`,
    bad: (count: string) => `${count} com defeito`,
    unreadable: (count: string) => `Valores que não são números e contaram como 0: ${count}.`,
  },
  table: {
    caption: 'Palavras-chave do relatório',
    keywords: (count: string, isOne: boolean) => `${count} ${isOne ? 'palavra-chave' : 'palavras-chave'}`,
    bars: 'As barras comparam a receita e o investimento das palavras-chave.',
    hide: 'Ocultar termos sem cliques',
    nothingToHide: (left: number) =>
      `O arquivo não traz termos sem cliques${left === 0 ? '' : left === 1 ? '; o único com 0 cliques já ficou de fora' : `; os ${formatCount(left)} com 0 cliques já ficaram de fora`}.`,
    allHidden:
      'Todos os termos desta palavra-chave estão ocultos, porque o arquivo não traz cliques para eles.',
    none: 'Nenhuma palavra-chave deste relatório teve cliques.',
    terms: (count: string, isOne: boolean) => (isOne ? `${count} termo` : `${count} termos`),
    termsOf: (keyword: string) => `Termos de ${keyword}`,
    copy: (term: string) => `Copiar ${term}`,
    copied: 'Copiado',
    loss: 'Retorno menor que o investimento',
    previous: 'Anterior',
    next: 'Próximo',
    page: (number: string, count: string) => `${number} de ${count}`,
    pagesOf: (keyword: string) => `Páginas de ${keyword}`,
  },
  totalColumns: {
    impressions: 'Impressões',
    clicks: 'Cliques',
    costPerClick: 'CPC',
    ctr: 'CTR',
    conversionRate: 'Taxa de conversão',
    gmv: 'Receita',
    conversions: 'N de vendas',
    averageTicket: 'Ticket médio',
    costPerConversion: 'CPA',
    spend: 'Despesas',
    roas: 'R.O.I.',
  },
  keywordColumns: {
    name: 'Palavra-chave',
    impressions: 'Impressões',
    clicks: 'Cliques',
    costPerClick: 'CPC',
    ctr: 'CTR',
    conversionRate: 'Taxa de conversão',
    gmv: 'VBM',
    conversions: 'N de vendas',
    averageTicket: 'Ticket médio',
    costPerConversion: 'CPA',
    spend: 'Investimento',
    roas: 'R.O.I.',
  },
  termColumns: {
    name: 'Consulta de pesquisa',
    impressions: 'Impressão',
    clicks: 'Cliques',
    costPerClick: 'Custo por clique',
    ctr: 'CTR',
    conversionRate: 'Taxa de conversão',
    gmv: 'VBM',
    conversions: 'Conversões',
    averageTicket: 'Ticket médio',
    costPerConversion: 'Custo por conversão',
    spend: 'Despesas',
    roas: 'ROAS',
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
