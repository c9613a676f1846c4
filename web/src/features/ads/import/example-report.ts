import { exampleFileName } from '../kept/kept-entry.ts'

/** Keyword, search term, impressions, clicks, sales, GMV and spend. */
const rows: readonly (readonly [string, string, number, number, number, number, number])[] = [
  ['garrafa termica', 'garrafa termica 1 litro', 9840, 312, 14, 1118.6, 187.2],
  ['garrafa termica', 'garrafa termica inox', 7215, 246, 12, 958.8, 152.52],
  ['garrafa termica', 'garrafa termica infantil', 5630, 141, 0, 0, 91.65],
  ['garrafa termica', 'garrafa termica barata', 4870, 128, 1, 79.9, 80.64],
  ['garrafa termica', 'garrafa termica 500ml', 3920, 117, 6, 479.4, 73.71],
  ['garrafa termica', 'garrafa cafe', 2510, 58, 0, 0, 35.96],
  ['copo termico', 'copo termico com tampa', 8120, 205, 3, 239.7, 147.6],
  ['copo termico', 'copo termico cerveja', 6640, 173, 0, 0, 124.56],
  ['copo termico', 'copo termico personalizado', 5980, 152, 0, 0, 112.48],
  ['copo termico', 'copo termico barato', 3310, 76, 1, 79.9, 52.44],
  ['garrafa inox academia', 'garrafa academia inox', 2870, 119, 9, 719.1, 66.64],
  ['garrafa inox academia', 'garrafa agua academia', 2440, 88, 5, 399.5, 47.52],
  ['garrafa inox academia', 'squeeze inox', 1960, 64, 2, 159.8, 37.12],
  ['presente dia dos pais', 'presente criativo pai', 4100, 94, 0, 0, 75.2],
  ['presente dia dos pais', 'kit presente homem', 2780, 61, 0, 0, 48.8],
]

const head = [
  '#',
  'Palavras-chave',
  'Tipo de correspondência',
  'Consulta de pesquisa',
  'Método de Lance',
  'Impressão',
  'Cliques',
  'CTR',
  'Conversões',
  'Taxa de Conversão',
  'Custo por Conversão',
  'Itens Vendidos',
  'VBM',
  'Despesas',
  'ROAS',
  'ACOS',
]

/** A report of a shop that does not exist, in Shopee's format. It is read like any other report. */
export function exampleReport(): File {
  const lines = rows.map(([keyword, term, impressions, clicks, sales, sold, spent], index) =>
    [
      index + 1,
      keyword,
      'Ampla',
      term,
      'Manual',
      impressions,
      clicks,
      percent(clicks, impressions),
      sales,
      percent(sales, clicks),
      decimal(spent, sales),
      sales,
      sold.toFixed(2),
      spent.toFixed(2),
      decimal(sold, spent),
      sold === 0 ? '-' : percent(spent, sold),
    ].join(','),
  )
  const about = [
    'Relatório de Palavras-chave - Shopee Brasil',
    'Nome da loja,Loja de exemplo',
    'Nome do Produto / Anúncio,Exemplo: garrafa térmica de inox',
    'Período,01/10/2026 - 31/10/2026',
    '',
  ]
  return new File([[...about, head.join(','), ...lines, ''].join('\n')], exampleFileName, {
    type: 'text/csv',
  })
}

function decimal(amount: number, by: number): string {
  return (by === 0 ? 0 : amount / by).toFixed(2)
}

function percent(part: number, whole: number): string {
  return `${decimal(100 * part, whole)}%`
}
