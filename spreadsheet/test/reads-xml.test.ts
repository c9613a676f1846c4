import { describe, expect, test } from 'vitest'
import { readXml } from '../src/index.ts'

const read = (xml: string, most = 1000) => readXml(new Blob([xml]), most)

describe('an XML file', () => {
  test('is read with its texts, prefixes left out, and entities of XML alone replaced', async () => {
    const root = await read(
      '<?xml version="1.0" encoding="UTF-8"?><n:nota xmlns:n="x" Id="7"> <item>a &amp; &#231;</item><item><![CDATA[<b>]]></item></n:nota>',
    )
    expect([root.name, root.attribute('Id')]).toEqual(['nota', '7'])
    expect(root.children.map(({ name, text }) => [name, text])).toEqual([
      ['item', 'a & ç'],
      ['item', '<b>'],
    ])
  })

  test.each([
    ['a DOCTYPE', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'doctype'],
    ['an entity of its own', '<a>&b;</a>', 'malformed-xml'],
    ['an open end', '<a><b></b>', 'malformed-xml'],
    ['text around', 'x<a/>', 'malformed-xml'],
    ['no XML', 'PDF', 'malformed-xml'],
    ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><a/>', 'unsupported'],
    ['more bytes', `<a>${'x'.repeat(1000)}</a>`, 'too-large'],
  ])('with %s is refused', async (_, xml, code) => {
    await expect(read(xml)).rejects.toMatchObject({ reason: { code } })
  })
})
