import type { Plugin } from 'vite'
import { texts as app } from '../src/app/texts.ts'
import { texts as about } from '../src/features/about/texts.ts'
import { texts as account } from '../src/features/account/texts.ts'
import { texts as ads } from '../src/features/ads/texts.ts'
import { texts as closings } from '../src/features/closing/months/list/texts.ts'
import { texts as home } from '../src/features/home/texts.ts'

/** The content of index.html until the screen is drawn: its frame, with texts that the screen will show too. */
export function skeleton(): Plugin {
  return {
    name: 'skeleton',
    transformIndexHtml: (html) => html.replace('<!--skeleton-->', drawn),
  }
}

const { heading, questions, promise } = account.pitch
const items = questions.map((question) => `<li><b>${question}</b></li>`)
const cards = Object.values(home.tools).map(({ name }) => `<li><b>${name}</b></li>`)
const screens = [
  screenOf(
    'home',
    home.heading,
    '',
    `<i class="sk-banner"></i><i class="sk-button"></i><ul>${cards.join('')}</ul>`,
  ),
  screenOf('anuncios', app.calculator),
  screenOf('adsdiscovery', app.ads, ads.lead),
  screenOf('analysis', app.closings, closings.list.lead),
]
const drawn = `<div id="skeleton" role="status" aria-label="${app.loading}">
  <div class="sk-rail">${mark(36)}</div>
  <div class="sk-panels">${brand(40)}<i></i><i></i></div>
  ${screens.join('')}
  <div class="sk-pitch">${brand(40)}<div><p>${heading}</p><ul>${items.join('')}</ul></div><p>${promise}</p></div>
  <div class="sk-about">${brand(36)}<div><p>${about.heading}</p><p>${about.lead}</p></div></div>
  <div class="sk-form"><div>${brand(36)}<h1>${account.login.heading}</h1><i></i><i></i><i></i></div></div>
</div>`

function brand(size: number): string {
  return `<p class="sk-brand">${mark(size)}${app.productName}</p>`
}

/** The same as `web/src/theme/brand-mark.tsx`. */
function mark(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#F2600C"/><path d="M8 11.5 14 22.5 24.5 8.5" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

/** A tool's screen with its first texts, and empty space for its data. */
function screenOf(screen: string, title: string, lead = '', rest = '<i></i><i></i>'): string {
  return `<div class="sk-screen" data-of="${screen}"><p>${title}</p>${lead && `<p>${lead}</p>`}${rest}</div>`
}
