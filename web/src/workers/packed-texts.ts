/** Many texts in two buffers, which can be transferred to another thread without copying. */
export interface PackedTexts {
  /** The UTF-16 code units of all texts. */
  readonly units: Uint16Array<ArrayBuffer>
  /** Where each text ends, in code units. */
  readonly ends: Uint32Array<ArrayBuffer>
}

const unitsAtOnce = 8192

export function packTexts(texts: readonly string[]): PackedTexts {
  const ends = new Uint32Array(texts.length)
  let end = 0
  for (const [index, text] of texts.entries()) {
    end += text.length
    ends[index] = end
  }
  const units = new Uint16Array(end)
  let at = 0
  for (const text of texts)
    for (let unit = 0; unit < text.length; unit += 1) units[at++] = text.charCodeAt(unit)
  return { units, ends }
}

export function unpackTexts({ units, ends }: PackedTexts): string[] {
  let start = 0
  return Array.from(ends, (end) => {
    const text = textBetween(units, start, end)
    start = end
    return text
  })
}

function textBetween(units: Uint16Array, start: number, end: number): string {
  let text = ''
  for (let at = start; at < end; at += unitsAtOnce) {
    const some = units.subarray(at, Math.min(end, at + unitsAtOnce))
    text += String.fromCharCode.apply(null, some as unknown as number[])
  }
  return text
}
