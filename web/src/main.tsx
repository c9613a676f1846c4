import '@fontsource-variable/inter/wght.css'
import './theme/mantine.css'
import './theme/global.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'

// zod would compile code from text, which the content security policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The first page is drawn before this style sheet is loaded, so its link is in the body. There it would override the
// styles of the screens, so it is moved to the front of the head.
const styles = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]')
if (styles) {
  const before = styles.cloneNode() as HTMLLinkElement
  before.onload = () => styles.remove()
  document.head.prepend(before)
}

// In a transition, the browser can draw and respond between the parts of the first screen.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
