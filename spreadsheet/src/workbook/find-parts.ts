import type { Reading } from '../container/inflate-entry.ts'
import type { ZipFile } from '../container/zip-file.ts'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import { readElements, type XmlElement } from '../xml/read-elements.ts'
import { archiveKind } from './archive-kind.ts'
import { type Relationship, readRelationships, relationshipsOf } from './relationships.ts'

/** A sheet as the workbook lists it. */
export interface SheetPart {
  readonly name: string
  readonly isHidden: boolean
  readonly part: string
}

/** The parts of a workbook that are read. `texts` is the name of the part with the shared texts. */
export interface WorkbookParts {
  readonly sheets: readonly SheetPart[]
  readonly since1904: boolean
  readonly isUncalculated: boolean
  readonly texts: string | undefined
  readonly styles: XmlElement | undefined
}

const mostBytes = 32 * 1024 * 1024
const usualWorkbook = 'xl/workbook.xml'

/**
 * Follows the relationships of the package to the parts of the workbook.
 *
 * @throws SpreadsheetProblem 'not-a-workbook' if there is none, 'damaged' if a part that is referred to is missing
 */
export async function findParts(zip: ZipFile, reading: Reading): Promise<WorkbookParts> {
  const workbook = await findWorkbook()
  const root = await readPart(workbook)
  const links = await readLinks(workbook)
  if (root.name !== 'workbook') throw notAWorkbook(zip, `<${root.name}>`)
  const listed = root.child('sheets')?.children ?? []
  if (listed.length > reading.limits.sheets) {
    throw new SpreadsheetProblem({ code: 'too-large', limit: 'sheets' }, `${listed.length} sheets`)
  }
  const styles = partOf('styles')
  return {
    sheets: listed.flatMap((sheet) => findSheet(sheet, links)),
    since1904: isSet(root.child('workbookPr')?.attribute('date1904')),
    isUncalculated: isSet(root.child('calcPr')?.attribute('fullCalcOnLoad')),
    texts: partOf('sharedStrings'),
    styles: styles === undefined ? undefined : await readPart(styles),
  }

  async function readPart(name: string): Promise<XmlElement> {
    return readElements(await zip.read(name, reading, mostBytes))
  }

  async function readLinks(of: string): Promise<Relationship[]> {
    const name = relationshipsOf(of)
    return zip.has(name) ? readRelationships(await readPart(name), of) : []
  }

  async function findWorkbook(): Promise<string> {
    const links = await readLinks('')
    const named = links.find(
      ({ type, target }) => type === 'officeDocument' && /workbook\d*\.xml$/i.test(target),
    )
    const found = named?.target ?? usualWorkbook
    if (zip.has(found)) return found
    throw named
      ? new SpreadsheetProblem({ code: 'damaged' }, `${found} is missing`)
      : notAWorkbook(zip, 'no workbook')
  }

  function partOf(type: string): string | undefined {
    return links.find((link) => link.type === type)?.target
  }
}

function isSet(setting: string | undefined): boolean {
  return setting === '1' || setting === 'true'
}

/** Chart and dialog sheets have no cells and are left out. */
function findSheet(sheet: XmlElement, links: readonly Relationship[]): SheetPart[] {
  const id = sheet.attribute('id')
  const link = links.find((one) => one.id === id)
  if (!link) throw new SpreadsheetProblem({ code: 'damaged' }, `nothing leads to the sheet ${id}`)
  if (link.type !== 'worksheet') return []
  const state = sheet.attribute('state') ?? 'visible'
  return [{ name: sheet.attribute('name') ?? '', isHidden: state !== 'visible', part: link.target }]
}

function notAWorkbook(zip: ZipFile, detail: string): SpreadsheetProblem {
  return new SpreadsheetProblem({ code: 'not-a-workbook', holds: archiveKind(zip.names) }, detail)
}
