import { letterFrame } from './letter-frame.ts'
import type { Mail } from './mail.ts'

export type Letter = {
  to: string
  subject: string
  /** Who it speaks to, where that is known. */
  name?: string | undefined
  paragraphs: string[]
  button?: { label: string; href: string; validity: string }
  /** What to do if it came to the wrong person, or if they did not cause it. */
  caution: string
}

/** Writes a mail to a person: the same words as plain text and as HTML. */
export function writeLetter(letter: Letter): Mail {
  const { to, subject, button } = letter
  return {
    ...{ to, subject },
    text: asText(letter),
    html: asHtml(letter),
    ...(button && { link: button.href }),
  }
}

function asText({ name, paragraphs, button, caution }: Letter): string {
  const link = button ? [`${button.label}:\n${button.href}`, button.validity] : []
  return [greeting(name), ...paragraphs, ...link, caution, 'Equipe Vendaclara'].join('\n\n')
}

function asHtml({ subject, name, paragraphs, button, caution }: Letter): string {
  const text = (sentence: string) => `<p style="margin:0 0 16px">${withLinks(sentence)}</p>`
  const link = button && [
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr>
<td style="border-radius:10px;background:#b54108"><a href="${escapeHtml(button.href)}"
 style="display:inline-block;padding:14px 28px;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></td>
</tr></table>`,
    `<p style="margin:0 0 8px;font-size:14px;color:#67635e">${escapeHtml(button.validity)} Se o botão não abrir, copie este endereço para o navegador:</p>`,
    `<p style="margin:0 0 24px;font-size:13px;word-break:break-all"><a href="${escapeHtml(button.href)}" style="color:#b54108">${escapeHtml(button.href)}</a></p>`,
  ]
  const body = [
    `<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>`,
    text(greeting(name)),
    ...paragraphs.map(text),
    ...(link ?? []),
    `<p style="margin:24px 0 0;padding-top:20px;border-top:1px solid #e6e3df;font-size:13px;color:#67635e">${withLinks(caution)}</p>`,
  ]
  return letterFrame({
    title: escapeHtml(subject),
    preview: escapeHtml(paragraphs[0] ?? ''),
    body: body.join('\n'),
  })
}

function greeting(name: string | undefined): string {
  return name === undefined ? 'Olá!' : `Olá, ${name}!`
}

/** A sentence as HTML, with the addresses in it to click on. */
function withLinks(sentence: string): string {
  return escapeHtml(sentence).replace(
    /https?:\/\/[^\s<]*[^\s<.,;:]/g,
    (href) => `<a href="${href}" style="color:#b54108">${href}</a>`,
  )
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
