import { escapeHtml } from './escape-html.ts'

const styles = `
:root{color-scheme:light dark;--paper:#fff;--ground:#f6f5f2;--ink:#191715;--dim:#67635e;--line:#e6e3df;--accent:#b54108;--on:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#1c1a18;--ground:#121110;--ink:#f2efec;--dim:#a8a29b;--line:#36322e;--accent:#ff8a4c;--on:#191715}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 Inter,system-ui,sans-serif}
main{max-width:1080px;margin:0 auto;padding:32px 16px 64px}
h1{margin:0 0 4px;font-size:1.75rem;letter-spacing:-.02em}h2{margin:0 0 12px;font-size:1.05rem}
p{margin:0 0 12px}.dim{color:var(--dim)}
section{margin-top:24px;padding:20px;border:1px solid var(--line);border-radius:14px;background:var(--paper)}
form{display:inline-flex;max-width:100%;flex-wrap:wrap;gap:8px;align-items:end;margin:0}
label{display:grid;gap:4px;color:var(--dim);font-size:13px}
input,select,button{font:inherit;min-height:40px;padding:6px 12px;border:1px solid var(--dim);border-radius:8px;background:var(--paper);color:var(--ink)}
input{width:6rem}select{width:100%}label{min-width:0;max-width:100%}form+p{margin-top:12px}p:last-child{margin-bottom:0}button{cursor:pointer;font-weight:600}
button.main{border-color:var(--accent);background:var(--accent);color:var(--on)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}a{color:var(--accent)}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse}th{text-align:left;color:var(--dim);font-size:13px;font-weight:600}
th,td{padding:10px 12px 10px 0;border-bottom:1px solid var(--line);vertical-align:top}tr:last-child td{border:0}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}.acts{display:flex;gap:6px}.acts button{white-space:nowrap}
ul{margin:0 0 12px;padding-left:20px}dl{display:grid;grid-template-columns:max-content 1fr;gap:8px 20px;margin:0}dt{color:var(--dim)}dd{margin:0}
@media(max-width:720px){thead{position:absolute;clip-path:inset(50%)}tr{display:grid;padding:12px 0;border-bottom:1px solid var(--line)}td{display:flex;gap:12px;justify-content:space-between;padding:4px 0;border:0;text-align:right}.acts{flex-wrap:wrap}td::before{content:attr(data-label);color:var(--dim);text-align:left}.acts{justify-content:flex-end}}
`

/** A page of the simulator, rendered on the server and without scripts. */
export function pageFrame(title: string, body: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Vendaclara</title>
<style>${styles}</style>
</head>
<body><main>${body}</main></body>
</html>`
}
