import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { texts as app } from '../src/app/texts.ts'
import { texts as about } from '../src/features/about/texts.ts'
import { texts as account } from '../src/features/account/texts.ts'

const styles = new URL('skeleton.css', import.meta.url)

/** The content of index.html until the screen is drawn: its frame, and the headings of the public pages. */
export function skeleton(): Plugin {
  return {
    name: 'skeleton',
    transformIndexHtml: (html) =>
      html.replace('<!--skeleton-->', `<style>${readFileSync(styles)}</style>${drawn}`),
  }
}

const brand = (size: number) => `<p class="sk-brand">${mark(size)}${app.productName}</p>`
const drawn = `<div id="skeleton" role="status" aria-label="${app.loading}">
  <div class="sk-frame sk-tools"><div class="sk-rail">${mark(36)}</div><div class="sk-bars"><i></i><i></i><i></i></div></div>
  <div class="sk-frame sk-open">${brand(40)}</div>
  <div class="sk-frame sk-about"><div class="sk-night">${brand(36)}<p>${about.heading}</p></div></div>
  <div class="sk-frame sk-form"><div class="sk-night">${brand(40)}<p>${account.pitch.heading}</p></div>
    <div class="sk-column">${brand(36)}<h1>${account.login.heading}</h1><i></i><i></i><i></i></div></div>
</div>`

/** The same as `web/src/theme/brand-mark.tsx`. */
function mark(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#F2600C"/><path d="M8 11.5 14 22.5 24.5 8.5" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}
