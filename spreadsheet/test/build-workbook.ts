import { type BuiltEntry, buildZip } from './build-zip.ts'

/** What a workbook that is built for a test has instead of the usual. */
export interface BuiltWorkbook {
  /** The whole of the sheet's XML; `rows` otherwise. */
  readonly sheet?: string | Uint8Array
  /** The content of `<sheetData>`. */
  readonly rows?: string
  /** The content of `<sst>`. */
  readonly texts?: string
  /** The content of `<styleSheet>`. */
  readonly styles?: string
  readonly sheets?: string
  readonly properties?: string
  readonly relationships?: string
  readonly packageRelationships?: string
  /** How the entries are packed. */
  readonly packed?: Omit<BuiltEntry, 'name' | 'content'>
  readonly packedSheet?: Omit<BuiltEntry, 'name' | 'content'>
  readonly is64?: boolean
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A relationship of the workbook, or of the package. */
export function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
}

export function sheetXml(rows: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`
}

/** The entries of a workbook with one sheet, 'dados'. */
export function workbookEntries(built: BuiltWorkbook): BuiltEntry[] {
  const { packed = {}, sheets = '<sheet name="dados" sheetId="1" r:id="rId1"/>' } = built
  const links = [
    relationship('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    ...(built.texts === undefined ? [] : [relationship('rId2', 'sharedStrings', 'sharedStrings.xml')]),
    ...(built.styles === undefined ? [] : [relationship('rId3', 'styles', 'styles.xml')]),
  ]
  const files: [string, string | Uint8Array][] = [
    [
      '_rels/.rels',
      relationships(built.packageRelationships ?? relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
    ],
    [
      'xl/workbook.xml',
      `<workbook ${main} xmlns:r="${office}">${built.properties ?? ''}<sheets>${sheets}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relationships(built.relationships ?? links.join(''))],
  ]
  if (built.texts !== undefined) files.push(['xl/sharedStrings.xml', `<sst ${main}>${built.texts}</sst>`])
  if (built.styles !== undefined)
    files.push(['xl/styles.xml', `<styleSheet ${main}>${built.styles}</styleSheet>`])
  return [
    ...files.map(([name, content]) => ({ ...packed, name, content })),
    {
      ...packed,
      ...built.packedSheet,
      name: 'xl/worksheets/sheet1.xml',
      content: built.sheet ?? sheetXml(built.rows ?? ''),
    },
  ]
}

export function buildWorkbook(built: BuiltWorkbook): Uint8Array<ArrayBuffer> {
  return buildZip(workbookEntries(built), built.is64)
}

function relationships(inner: string): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`
}
