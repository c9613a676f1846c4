import type { ComparisonDoubt } from '@vendaclara/core/ads'
import { texts as adsTexts } from '../texts.ts'

const { spend, gmv, conversions, roas } = adsTexts.keywordColumns

export const texts = {
  title: 'Comparação de períodos',
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
  keeping: 'Guardando o outro relatório…',
  notKept: 'O outro relatório não foi guardado: importe-o de novo na próxima vez.',
  notOpened: 'O outro relatório não abriu. Escolha-o de novo ou importe o arquivo.',
  doubts: {
    kind: 'Os relatórios são de tipos diferentes. Escolha dois do mesmo tipo.',
    product: 'Os relatórios são de produtos diferentes.',
    same: 'Os dois relatórios são do mesmo período.',
    overlap: 'Há dias que contam nos dois períodos.',
    length: 'Um período tem mais dias que o outro: compare só o R.O.I.',
    unknown: 'Um dos arquivos não diz o período: os dias podem se repetir.',
  } satisfies Record<ComparisonDoubt, string>,
  doubtsTitle: 'Antes de comparar',
  totals: 'Mudança do total',
  counts: {
    both: (count: string) => `${count} nos dois períodos`,
    new: (count: string) => `${count} só no depois`,
    gone: (count: string) => `${count} só no antes`,
  },
  history: {
    title: 'Ao longo do tempo',
    whole: 'Relatório inteiro',
    columns: {
      period: 'Período',
      spend,
      gmv,
      conversions,
      roas,
      change: 'Mudança do R.O.I.',
      unsold: 'Gasto sem venda',
    },
  },
  gone: 'saiu',
  was: (figure: string) => `antes ${figure}`,
  equal: 'igual',
  pages: 'Páginas da comparação',
}
