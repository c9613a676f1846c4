// npm run bench -- faults/fuzz-files --inputs=5000000 --from=0: workbooks and .csv that are nearly right. Refused or read, in two seconds.
import { performance } from 'node:perf_hooks'
import { AdsProblem, AdsReportReader } from '@vendaclara/core/ads'
import { openWorkbook, SpreadsheetProblem } from '@vendaclara/spreadsheet'
import { FileRefused } from '@vendaclara/web/src/files/file-refused.ts'
import { openCsv } from '@vendaclara/web/src/files/open-csv.ts'
import fc from 'fast-check'
import Papa from 'papaparse'
import { buildWorkbook } from '../../spreadsheet/test/build-workbook.ts'
import { FuzzTally } from './fuzz-tally.ts'
import { brokenBytes, mutated } from './mutate.ts'
import { numberGiven } from './places.ts'

const inputs = numberGiven('inputs', 3000)
const from = numberGiven('from', 0)

const rows = Array.from(
  { length: 4 },
  (_, row) =>
    `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>${row % 3}</v></c><c s="1"><v>${46_000 + row}</v></c><c t="inlineStr"><is><t>a&amp;b</t></is></c><c t="b"><v>1</v></c></row>`,
).join('')
const texts =
  '<si><t>São Paulo</t></si><si><r><t>a</t></r><r><t xml:space="preserve"> b</t></r></si><si><t>&lt;</t></si>'
const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
const workbook = buildWorkbook({ rows, texts, styles })
const report = `Nome da loja,minha loja
Período,01/03/2026 - 31/03/2026

#,Palavras-chave,Consulta de pesquisa,Impressão,Cliques,CTR,Taxa de Conversão,VBM,Itens Vendidos,Conversões,Despesas,ROAS,Custo por Conversão
1,camiseta,"camiseta, preta",1000,10,1.0%,"20,00%","1.234,56",3,2,"12,30",100.37,6.15
2,meia,meia branca,200,1,0.5%,0%,0,0,0,0.5,0,0
`

const trials: Record<
  string,
  { inputs: fc.Arbitrary<unknown>; read: (given: never) => Promise<unknown> | unknown }
> = {
  'bytes of a workbook': { inputs: brokenBytes(workbook), read: readWorkbook },
  'rows of a workbook': {
    inputs: mutated(rows).map((mutant) => buildWorkbook({ rows: mutant, texts, styles })),
    read: readWorkbook,
  },
  'texts and styles of a workbook': {
    inputs: fc
      .tuple(mutated(texts), mutated(styles))
      .map(([text, style]) => buildWorkbook({ rows, texts: text, styles: style })),
    read: readWorkbook,
  },
  'a .csv': { inputs: mutated(report), read: readCsv },
  'an ads report': { inputs: mutated(report), read: readReport },
}

const tally = new FuzzTally(inputs, from)
const batch = 200
for (let done = from; done < from + inputs; done += batch * Object.keys(trials).length) {
  for (const [name, { inputs: given, read }] of Object.entries(trials)) {
    for (const input of fc.sample(given, { seed: done, numRuns: batch })) {
      const began = performance.now()
      let failure: unknown
      let isRefused = false
      try {
        await read(input as never)
      } catch (error) {
        isRefused = isRefusal(error)
        if (!isRefused) failure = error
      }
      tally.count(name, { milliseconds: performance.now() - began, failure, isRefused, seed: done })
    }
  }
  tally.show(done - from)
}
tally.end()

function isRefusal(error: unknown): boolean {
  return error instanceof SpreadsheetProblem || error instanceof FileRefused || error instanceof AdsProblem
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { sheets } = await openWorkbook(new Blob([bytes]))
  for (const sheet of sheets) {
    await sheet.firstRows(20)
    await sheet.read({ columns: [0, 1, 2, 3], onRow: () => {} })
  }
}

async function readCsv(text: string): Promise<void> {
  const sheet = await openCsv(new Blob([text]), { countKnown: (head) => head.length })
  await sheet.firstRows(20)
  await sheet.read({ columns: [0, 1, 2, 3], firstRow: 1, onRow: () => {} })
}

function readReport(text: string): unknown {
  const reader = new AdsReportReader()
  for (const row of Papa.parse<string[]>(text).data) reader.row(row)
  return reader.finish()
}
