import type { GeneratedColumn } from './columns.ts'
import { ZipWriter } from './zip-writer.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'

/** Writes a report of `rows` rows with one sheet, its texts shared as spreadsheet programs do. */
export async function writeWorkbook(
  path: string,
  columns: readonly GeneratedColumn[],
  rows: number,
): Promise<void> {
  const zip = new ZipWriter(path)
  const letters = columns.map((_, column) => lettersOf(column))
  const texts = new Map<string, number>()
  await zip.add('_rels/.rels', [
    `${declaration}<Relationships ${relationships}><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ])
  await zip.add('[Content_Types].xml', [
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
  ])
  await zip.add('xl/workbook.xml', [
    `${declaration}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="dados" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ])
  await zip.add('xl/_rels/workbook.xml.rels', [
    `${declaration}<Relationships ${relationships}><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  ])
  await zip.add('xl/worksheets/sheet1.xml', sheet())
  await zip.add('xl/sharedStrings.xml', sharedTexts())
  await zip.end()

  function* sheet(): Generator<string> {
    yield `${declaration}<worksheet ${main}><dimension ref="A1:${letters.at(-1)}${rows + 1}"/><sheetData>`
    yield row(
      1,
      columns.map(({ name }) => name),
    )
    for (let index = 0; index < rows; index += 1) {
      yield row(
        index + 2,
        columns.map(({ value }) => value(index)),
      )
    }
    yield '</sheetData></worksheet>'
  }

  function row(number: number, values: readonly (string | number)[]): string {
    const cells = values.map((value, column) => {
      const at = `<c r="${letters[column]}${number}"`
      return typeof value === 'number'
        ? `${at}><v>${value}</v></c>`
        : `${at} t="s"><v>${share(value)}</v></c>`
    })
    return `<row r="${number}">${cells.join('')}</row>`
  }

  function share(value: string): number {
    const known = texts.get(value)
    if (known !== undefined) return known
    texts.set(value, texts.size)
    return texts.size - 1
  }

  function* sharedTexts(): Generator<string> {
    yield `${declaration}<sst ${main} uniqueCount="${texts.size}">`
    for (const value of texts.keys()) yield `<si><t>${value.replaceAll('&', '&amp;')}</t></si>`
    yield '</sst>'
  }
}

function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last
}
