import type { XmlElement } from '../xml/read-elements.ts'
import { NumberFormats } from './number-formats.ts'

/** The number formats of styles.xml. Without that part, numbers have no format. */
export function readStyles(styles: XmlElement | undefined, since1904: boolean): NumberFormats {
  const own = new Map<number, string>()
  for (const format of styles?.child('numFmts')?.children ?? []) {
    own.set(Number(format.attribute('numFmtId')), format.attribute('formatCode') ?? '')
  }
  const ids = (styles?.child('cellXfs')?.children ?? []).map((style) =>
    Number(style.attribute('numFmtId') ?? 0),
  )
  return new NumberFormats(ids, own, since1904)
}
