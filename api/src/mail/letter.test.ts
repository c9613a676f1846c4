import { describe, expect, test } from 'vitest'
import { writeLetter } from './letter.ts'

const button = { label: 'Abrir', href: 'https://app.example/x?token=abc', validity: 'Vale por 1 hora.' }
const write = (name: string | undefined, more: { paragraphs?: string[]; links?: string[] } = {}) =>
  writeLetter({
    to: 'maria@example.com',
    subject: 'Assunto',
    name,
    button,
    paragraphs: ['Uma frase.'],
    caution: 'Não foi você? Ignore.',
    ...more,
  })
const addressesIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe('the name in a letter', () => {
  test.each([
    ['Maria da Silva', 'Olá, Maria!'],
    ['  Ana-Clara  Souza', 'Olá, Ana-Clara!'],
    ["D'Ávila Nunes", "Olá, D'Ávila!"],
  ])('is the first one: %s', (name, expected) => {
    expect(write(name).text.startsWith(`${expected}\n\n`)).toBe(true)
  })

  test.each([
    'http://x.example agora',
    'x.example',
    'www.x.example',
    'clique@x.example',
    '<a href="http://x.example">Maria</a>',
    'x\u2024example',
    '12345',
    'a'.repeat(31),
    '   ',
    undefined,
  ])('is left out where it is more than letters: %j', (name) => {
    expect(write(name).text.startsWith('Uma frase.\n\n')).toBe(true)
  })

  test.each(['clique em http://x.example', 'Maria http://x.example', 'Maria x . com', 'Maria //x.example'])(
    'brings no address with it: %s',
    (name) => {
      const { text, html } = write(name)
      expect(`${text}${html}`).not.toMatch(/x\.example|x \. com/)
      expect(new Set(addressesIn(html))).toEqual(new Set([button.href]))
    },
  )
})

describe('a sentence of a letter', () => {
  const paragraphs = ['Veja https://app.example/ajuda?a=1&b=2, não https://x.example/y.']

  test('has only those addresses to click on that are our own', () => {
    const { html } = write('Maria', { paragraphs, links: ['https://app.example/ajuda?a=1&b=2'] })
    expect(new Set(addressesIn(html))).toEqual(
      new Set([button.href, 'https://app.example/ajuda?a=1&amp;b=2']),
    )
    expect(write('Maria', { paragraphs }).html).not.toContain('href="https://app.example/ajuda')
  })

  test('shows them shorter than the plain text, where they are to be copied', () => {
    const { html, text } = write('Maria', { paragraphs, links: ['https://app.example/ajuda?a=1&b=2'] })
    expect(html).toContain('>app.example/ajuda?a=1&amp;b=2</a>')
    expect(text).toContain('Veja https://app.example/ajuda?a=1&b=2')
  })

  test('links a mailbox among them for a mail', () => {
    const mailbox = 'suporte@app.example'
    const { html } = write('Maria', { paragraphs: [`Fale com ${mailbox}.`], links: [mailbox] })
    expect(addressesIn(html)).toContain(`mailto:${mailbox}`)
  })

  test('is escaped', () => {
    expect(write('Maria', { paragraphs: ['<b>&"'] }).html).toContain('&lt;b&gt;&amp;&quot;')
  })

  test('makes no link of an address that no browser opens', () => {
    const { html } = write('Maria', { paragraphs: ['javascript:alert(1)'], links: ['javascript:alert(1)'] })
    expect(addressesIn(html)).not.toContain('javascript:alert(1)')
  })
})

test('a letter says the same and ends the same as text and as HTML', () => {
  const { text, html } = write('Maria')
  for (const words of ['Olá, Maria!', 'Uma frase.', button.label, button.href, 'Não foi você? Ignore.']) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(text).toMatch(/Equipe Vendaclara\nVendaclara: .+\.$/)
  expect(html).toMatch(/Equipe Vendaclara[\s\S]+Vendaclara: .+\.</)
})
