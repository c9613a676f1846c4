import { AdsReportReader } from '@vendaclara/core/ads'
import Papa from 'papaparse'
import { measure } from '../measure.ts'

const header =
  '#,Palavras-chave,Consulta de pesquisa,Impressão,Cliques,CTR,Taxa de Conversão,VBM,Itens Vendidos,Conversões,Despesas,ROAS,Custo por Conversão'
const lines = Array.from({ length: 100_000 }, (_, position) => {
  const keyword = `palavra ${position % 5000}`
  const [views, clicks] = [(position % 9000) + 100, (position % 97) + 1]
  const [gmv, spend] = [(position % 500) + 0.9, (position % 40) + 0.35]
  const rates = `${((100 * clicks) / views).toFixed(2)}%,${(100 / clicks).toFixed(2)}%`
  return `${position},${keyword},"${keyword} termo, ${position}",${views},${clicks},${rates},${gmv},2,1,${spend},${(gmv / spend).toFixed(2)},${spend}`
})
const text = [header, ...lines].join('\n')

measure(`Read and group an ads report of ${lines.length.toLocaleString('en')} lines, on one thread`, [
  {
    name: 'our reader: every term, number formats by column, receipt',
    run: () => {
      const reader = new AdsReportReader()
      for (const row of Papa.parse<string[]>(text).data) reader.row(row)
      return reader.finish()
    },
  },
  {
    name: 'Papa Parse with objects and a plain group-by',
    run: () => {
      const groups = new Map<string, { spend: number; gmv: number; terms: Record<string, string>[] }>()
      for (const row of Papa.parse<Record<string, string>>(text, { header: true }).data) {
        const key = row['Palavras-chave']?.toLowerCase() ?? ''
        const group = groups.get(key) ?? { spend: 0, gmv: 0, terms: [] }
        groups.set(key, group)
        group.spend += Number(row.Despesas)
        group.gmv += Number(row.VBM)
        group.terms.push(row)
      }
      return groups
    },
  },
])
