import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

const header =
  '#,Palavras-chave,Tipo de correspondência,Consulta de pesquisa,Método de Lance,Impressão,Cliques,CTR,Conversões,Conversões Diretas,Taxa de Conversão,Taxa de Conversão Direta,Custo por Conversão,Custo por Conversão Direta,Itens Vendidos,Itens Vendidos Diretos,VBM,Receita direta,Despesas,Posição média,ROAS,ROAS Direto,ACOS,ACOS Direto'
const preamble = [
  'Relatório de Palavras-chave - Shopee Brasil',
  'Nome de Usuário,loja_exemplo',
  'Nome do Produto / Anúncio,"Tênis Casual, ""Leve"" Feminino"',
  'Período,01/03/2026 - 31/03/2026',
]
const words = [
  'tênis',
  'casual',
  'feminino',
  'promoção',
  'corrida',
  'confortável',
  'preço baixo',
  'calçado leve',
]
const keywords = 5000
const linesInPiece = 10_000

/** Writes a report of search terms as the ads page exports it, about 236 bytes a line, always the same for a length. */
export async function writeReportFile(path: string, lines: number): Promise<void> {
  const file = createWriteStream(path)
  file.write(`${preamble.join('\r\n')}\r\n${header}\r\n`)
  for (let first = 1; first <= lines; first += linesInPiece) {
    const count = Math.min(linesInPiece, lines - first + 1)
    const piece = Array.from({ length: count }, (_, place) => line(first + place)).join('')
    if (!file.write(piece)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

function line(number: number): string {
  const seed = (number * 2_654_435_761) % 4_294_967_296
  const word = (place: number) => words[Math.floor(seed / words.length ** place) % words.length]
  const place = seed % keywords
  const keyword = `${words[place % words.length]} ${words[(place >> 3) % words.length]} ${place}`
  const term = `"${word(3)} ${word(4)}, ${word(5)} ${word(6)} ${word(7)} para ""todo dia"" ${number}"`
  const impressions = (seed % 90_000) + 1000
  const clicks = (seed % 970) + 1
  const conversions = seed % 31
  const gmv = conversions === 0 ? 0 : (seed % 5_000_000) / 100
  const spend = ((seed % 90_000) + 100) / 100
  const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole).toFixed(2)
  const [ctr, rate, acos] = [
    ratio(100 * clicks, impressions),
    ratio(100 * conversions, clicks),
    ratio(100 * spend, gmv),
  ]
  const [cost, roas] = [ratio(spend, conversions), ratio(gmv, spend)]
  return `${number},${keyword},Palavra Ampla,${term},Manual,${impressions},${clicks},${ctr}%,${conversions},${conversions},${rate}%,${rate}%,${cost},${cost},${conversions},${conversions},${gmv.toFixed(2)},${gmv.toFixed(2)},${spend.toFixed(2)},12,${roas},${roas},${acos}%,${acos}%\r\n`
}
