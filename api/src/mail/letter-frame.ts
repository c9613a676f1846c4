import { slogan } from './texts.ts'

interface Frame {
  title: string
  preview: string
  body: string
}

const letters = "Inter,'Segoe UI',Helvetica,Arial,sans-serif"

/**
 * Light colours are on the elements, because some mail programs drop this style sheet. Programs that support dark
 * mode use it.
 */
const night = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #131211 !important }
  .card { background: #1c1a19 !important; border-color: #383430 !important; color: #f1eeea !important }
  .name { color: #f1eeea !important }
  .quiet { color: #b3ada6 !important }
  .line { border-color: #383430 !important }
  .link { color: #ff9a5c !important }
}
@media (max-width: 480px) {
  .card { padding: 28px 20px !important }
}`

/** The product's logo without an image: mail programs show images only after the reader allows it. */
const mark = `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td width="32" height="32" align="center" aria-hidden="true" style="width:32px;height:32px;border-radius:9px;background:#f2600c;color:#ffffff;font:700 20px/32px ${letters}">&#10003;</td>
<td class="name" style="padding-left:10px;font:700 20px/32px ${letters};letter-spacing:-.4px;color:#191715">Vendaclara</td>
</tr></table>`

/**
 * The HTML around a letter: one column of nested tables with inline styles, because mail programs support neither
 * style sheets nor modern layout. `preview` is the text that a mailbox shows next to the subject.
 */
export function letterFrame({ title, preview, body }: Frame): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${night}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f5f2">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f5f2">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px">${mark}</td></tr>
<tr><td class="card" style="padding:36px 32px;border:1px solid #e6e3df;border-radius:16px;background:#ffffff;font:400 16px/1.55 ${letters};color:#191715">
${body}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px 0;font:400 13px/1.5 ${letters};color:#67635e">
${slogan}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
}
