import '@fontsource-variable/inter/wght.css'
import './theme/mantine.css'
import './theme/global.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'

// The content security policy forbids compiling code from text, which zod would do.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The first page is drawn before this style sheet is there, so it stands in the body: behind those of the screens, which it would overrule.
const styles = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]')
if (styles) {
  const before = styles.cloneNode() as HTMLLinkElement
  before.onload = () => styles.remove()
  document.head.prepend(before)
}

// In a transition the browser may draw and answer between the parts of the first screen.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
