import { readBlob } from '../container/read-blob.ts'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import { readElements, type XmlElement } from './read-elements.ts'

/**
 * Reads an XML file of at most `mostBytes` as a whole, in UTF-8. Of entities only the five of XML and those of numbers are
 * replaced; a DOCTYPE, which could declare others, is refused.
 *
 * @throws SpreadsheetProblem if it is larger, is no well-formed XML or has a DOCTYPE
 */
export async function readXml(file: Blob, mostBytes: number): Promise<XmlElement> {
  if (file.size > mostBytes) {
    throw new SpreadsheetProblem({ code: 'too-large', limit: 'fileBytes' }, `${file.size} bytes`)
  }
  return readElements(await readBlob(file, 0, file.size, undefined))
}
