import type { OpenApi, Operation } from './open-api.ts'

/** The documentation as one plain HTML page. It needs no script, and so no exception in the content security policy. */
export function docsPage(document: OpenApi): string {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => call(method, path, operation)),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Vendaclara API</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  summary { cursor: pointer; padding: .4rem 0 }
  pre { background: #f4f4f4; padding: 1rem; overflow: auto }
</style>
<h1>Vendaclara API</h1>
<p>Every path begins with <code>/api</code>. The same as <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>
${calls.join('\n')}
</html>
`
}

function call(
  method: string,
  path: string,
  { summary, security, parameters, requestBody, responses }: Operation,
): string {
  const details = JSON.stringify({ security, parameters, requestBody, responses }, null, 2)
  return `<details>
<summary><code><b>${method.toUpperCase()}</b> ${escaped(path)}</code> ${escaped(summary)}</summary>
<pre>${escaped(details)}</pre>
</details>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
