import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Inline } from '../help/document.ts'
import { addresses, helpHref, helpPageNames } from '../src/addresses.ts'
import { texts as about } from '../src/features/about/texts.ts'
import { recoveryTexts } from '../src/features/account/recovery-texts.ts'
import { signUpTexts } from '../src/features/account/sign-up-texts.ts'
import { texts as account } from '../src/features/account/texts.ts'
import { texts as help } from '../src/features/help/texts.ts'
import { texts as legal } from '../src/features/legal/texts.ts'
import { readMarkdown } from './help-pages.ts'
import { descriptions } from './texts.ts'

interface PageHead {
  title: string
  description?: string
}

/** Writes the head of each address for the server, for readers that do not run scripts. */
export function pageHeads(): Plugin {
  let root = ''
  return {
    name: 'page-heads',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    async generateBundle() {
      const heads = { ...ownWords, ...(await helpHeads(join(root, 'help'))) }
      this.emitFile({ type: 'asset', fileName: 'page-heads.json', source: JSON.stringify(heads) })
    },
  }
}

const titled = (title: string) => `${title} · ${account.product}`

const ownWords: Record<string, PageHead> = {
  [addresses.about]: { title: about.pageTitle, description: descriptions.about },
  [addresses.login]: { title: titled(account.login.title), description: descriptions.login },
  [addresses.signUp]: { title: titled(signUpTexts.title), description: descriptions.signUp },
  [addresses.privacy]: { title: titled(legal.privacy), description: descriptions.privacy },
  [addresses.terms]: { title: titled(legal.terms), description: descriptions.terms },
  [addresses.help]: { title: titled(help.title), description: help.lead },
  [addresses.recovery]: { title: titled(recoveryTexts.recovery.title) },
}

async function helpHeads(folder: string): Promise<Record<string, PageHead>> {
  const heads = helpPageNames.map(async (page) => {
    const { title, lead } = readMarkdown(await readFile(join(folder, `${page}.md`), 'utf8'))
    const [first] = lead
    const description = first?.kind === 'paragraph' ? plain(first.inline) : help.lead
    return [helpHref(page), { title: titled(`${title} · ${help.title}`), description }]
  })
  return Object.fromEntries(await Promise.all(heads))
}

function plain(inline: readonly Inline[]): string {
  return inline.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
