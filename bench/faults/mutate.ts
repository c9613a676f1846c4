import fc from 'fast-check'

export const odd = [
  '<',
  '>',
  '&',
  '&#0;',
  '&#x110000;',
  '&amp;amp;',
  ']]>',
  '<!--',
  '<c r="ZZZZ1">',
  '<row r="0">',
  '</row>',
  '</c>',
  '"',
  "'",
  ';',
  ',',
  '\t',
  '\r\n',
  '\n',
  '\0',
  '\ufeff',
  '\u2028',
  '#',
  '-',
  '1e999999',
  'NaN',
  '0,00',
  '1.234,56',
  '%',
  'R$ ',
  '46000',
  '-1',
  '99999999999999999999',
  '__proto__',
  '2026-02-30',
  'Á',
  '\ud800',
  '😀'.repeat(20),
] as const

/** A text with some of its places cut out, doubled, or with something odd in them. */
export function mutated(text: string): fc.Arbitrary<string> {
  const place = fc.record({
    at: fc.nat(text.length),
    length: fc.oneof(fc.constant(0), fc.nat(8), fc.nat(200)),
    put: fc.oneof(fc.constantFrom(...odd), fc.constant(''), fc.string({ unit: 'binary', maxLength: 12 })),
    times: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.nat(300) }),
    isDoubled: fc.boolean(),
  })
  return fc.array(place, { minLength: 1, maxLength: 5 }).map((places) =>
    places.reduce((left, { at, length, put, times, isDoubled }) => {
      const cut = left.slice(at, at + length)
      return left.slice(0, at) + (isDoubled ? cut + cut : '') + put.repeat(times) + left.slice(at + length)
    }, text),
  )
}

/** The bytes of a file with some of them changed, or cut. */
export function brokenBytes(bytes: Uint8Array<ArrayBuffer>): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255))
  return fc
    .tuple(fc.array(change, { maxLength: 6 }), fc.oneof(fc.constant(bytes.length), fc.nat(bytes.length)))
    .map(([changes, length]) => {
      const broken = bytes.slice()
      for (const [at, value] of changes) broken[at] = value
      return broken.slice(0, length)
    })
}
