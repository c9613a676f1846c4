import type { ComparedFigure, ComparisonDoubt } from '@vendaclara/core/ads'

export const texts = {
  title: 'Comparação de períodos',
  lead: 'Abra o relatório de outro período e veja o que mudou de um para o outro.',
  start: 'Comparar com outro período',
  another: 'Comparar com outro',
  input: 'Arquivo do outro período (.csv ou .xlsx)',
  fromFile: 'Importar um arquivo…',
  kept: 'Relatórios salvos',
  opening: 'Abrindo o outro relatório…',
  before: 'Antes',
  after: 'Depois',
  shown: 'na tela',
  swap: 'Inverter',
  close: 'Fechar comparação',
  keeping: {
    underway: 'Guardando o outro relatório…',
    kept: 'O outro relatório fica em “Relatórios salvos”, e a comparação volta quando você recarregar a página.',
    failed: 'O outro relatório não ficou guardado: a comparação dura até você fechar ou recarregar a página.',
  },
  notOpened:
    'Não foi possível abrir o outro relatório neste aparelho. Escolha-o de novo ou importe o arquivo.',
  doubts: {
    kind: 'Os relatórios são de tipos diferentes: as linhas deles não se comparam. Escolha dois do mesmo tipo.',
    product: 'Os relatórios são de produtos diferentes: as palavras-chave podem não ser comparáveis.',
    same: 'Os dois relatórios são do mesmo período. Para ver mudança, escolha outro.',
    overlap: 'Os períodos têm dias em comum, que contam nos dois lados.',
    length: 'Um período tem mais dias que o outro: compare o R.O.I. e desconfie das somas.',
    unknown: 'O período não está escrito em um dos arquivos: não dá para saber se os dias se repetem.',
  } satisfies Record<ComparisonDoubt, string>,
  doubtsTitle: 'Antes de comparar',
  totals: 'Mudança do total',
  counts: (both: string, added: string, gone: string) =>
    `${both} nos dois períodos · ${added} só no depois · ${gone} só no antes`,
  columns: {
    clicks: 'Cliques',
    spend: 'Investimento',
    gmv: 'VBM',
    conversions: 'N de vendas',
    roas: 'R.O.I.',
  } satisfies Record<ComparedFigure, string>,
  history: {
    title: 'Ao longo do tempo',
    lead: 'Os relatórios deste produto guardados neste aparelho, até 20, do mais novo ao mais antigo. Salve cada relatório para tê-lo aqui.',
    period: 'Período',
    change: 'Mudança do R.O.I.',
  },
  gone: 'saiu',
  was: (figure: string) => `antes ${figure}`,
  equal: 'igual',
  none: '–',
  pages: 'Páginas da comparação',
}
