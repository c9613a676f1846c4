import { slogan } from './texts.ts'

interface Frame {
  title: string
  preview: string
  body: string
}

/**
 * The page around a letter: one column in nested tables with styles on the elements, since mail programs read neither
 * style sheets nor modern layout. `preview` is what a mailbox shows beside the subject.
 */
export function letterFrame({ title, preview, body }: Frame): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:#f6f5f2">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f5f2">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;font:700 20px/1 Inter,'Segoe UI',Helvetica,Arial,sans-serif;letter-spacing:-.3px;color:#191715">
<span style="color:#f2600c">&#9679;</span>&nbsp;Vendaclara</td></tr>
<tr><td style="padding:36px 32px;border:1px solid #e6e3df;border-radius:16px;background:#ffffff;font:400 16px/1.55 Inter,'Segoe UI',Helvetica,Arial,sans-serif;color:#191715">
${body}
</td></tr>
<tr><td style="padding:20px 8px 0;font:400 13px/1.5 Inter,'Segoe UI',Helvetica,Arial,sans-serif;color:#67635e">
${slogan}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
}
