import { letterFrame } from './letter-frame.ts'
import type { Mail } from './mailers/mailer.ts'
import { copyTheLink, greeting, signature, slogan } from './texts.ts'

export interface Letter {
  to: string
  subject: string
  /**
   * Only if the address is confirmed. The mail greets by the first name, or without one if the stored text is no
   * name.
   */
  name?: string | undefined
  paragraphs: string[]
  /** Our own addresses in the sentences, which become links. Nothing else in a sentence does. */
  links?: readonly string[]
  /** `validity` says how long the link is valid, unless that is unlimited. */
  button?: { label: string; href: string; validity?: string }
  /** What to do if the mail reached the wrong person or was not requested. */
  caution: string
}

/** Writes a mail to a person, with the same content as plain text and as HTML. */
export function writeLetter(letter: Letter): Mail {
  const { to, subject, button } = letter
  return {
    to,
    subject,
    text: asText(letter),
    html: asHtml(letter),
    ...(button && { link: button.href }),
  }
}

function asText({ name, paragraphs, button, caution }: Letter): string {
  const link = button
    ? [`${button.label}:\n${button.href}`, ...(button.validity ? [button.validity] : [])]
    : []
  return [...greetingOf(name), ...paragraphs, ...link, caution, `${signature}\n${slogan}`].join('\n\n')
}

function asHtml({ subject, name, paragraphs, links = [], button, caution }: Letter): string {
  const text = (sentence: string) => `<p style="margin:0 0 16px">${withLinks(sentence, links)}</p>`
  const link = button && [
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr>
<td style="border-radius:10px;background:#b54108"><a href="${escapeHtml(button.href)}"
 style="display:inline-block;padding:14px 28px;border-radius:10px;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></td>
</tr></table>`,
    `<p class="quiet" style="margin:0 0 4px;font-size:13px;color:#67635e">${button.validity ? `${escapeHtml(button.validity)} ` : ''}${copyTheLink}</p>`,
    `<p style="margin:0 0 24px;font-size:13px;word-break:break-all"><a class="link" href="${escapeHtml(button.href)}" style="color:#b54108">${escapeHtml(button.href)}</a></p>`,
  ]
  const body = [
    `<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25;letter-spacing:-.4px">${escapeHtml(subject)}</h1>`,
    ...[...greetingOf(name), ...paragraphs].map(text),
    ...(link ?? []),
    `<p style="margin:0">${signature}</p>`,
    `<p class="quiet line" style="margin:28px 0 0;padding-top:20px;border-top:1px solid #e6e3df;font-size:13px;color:#67635e">${withLinks(caution, links)}</p>`,
  ]
  return letterFrame({
    title: escapeHtml(subject),
    preview: escapeHtml(paragraphs[0] ?? ''),
    body: body.join('\n'),
  })
}

const longestFirstName = 30

/** Only a name made of letters is used: mail programs turn everything that looks like an address into a link. */
function greetingOf(name = ''): string[] {
  const first = name.trim().split(/\s+/)[0] ?? ''
  const isName = first.length <= longestFirstName && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(first)
  return isName ? [greeting(first)] : []
}

/** A sentence as HTML, with our own addresses as links. */
function withLinks(sentence: string, links: readonly string[]): string {
  return [...new Set(links)]
    .filter((link) => /^https?:/.test(link) || isMailbox(link))
    .map(escapeHtml)
    .reduce(
      (html, link) =>
        html.replaceAll(
          link,
          () =>
            `<a class="link" href="${isMailbox(link) ? 'mailto:' : ''}${link}" style="color:#b54108;word-break:break-word">${link.replace(/^https?:\/\//, '')}</a>`,
        ),
      escapeHtml(sentence),
    )
}

const isMailbox = (link: string) => /^[\w.+-]+@[\w.-]+$/.test(link)

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
