import type { ReportKind } from '@vendaclara/core/ads'
import type { MovementSource, OtherReport } from '@vendaclara/core/closing'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import type { Block, Inline } from '../../../help/document.ts'
import { addresses, type HelpPage, helpPageNames } from '../../addresses.ts'
import { refusalSections as adsRefusals } from '../../features/ads/import/refusal-help.ts'
import { refusalSections as closingRefusals } from '../../features/closing/files/refusal-help.ts'
import { marketplaceWords } from '../../features/closing/model/marketplaces/marketplaces.ts'
import { findSections } from '../../features/help/find-sections.ts'
import { pages } from '../../features/help/pages.ts'
import { refusalSections as pricingRefusals } from '../../features/pricing/import/refusal-help.ts'
import { refusalSections as productRefusals } from '../../features/products/import/refusal-help.ts'

const idsOf = (page: HelpPage) => pages[page].sections.map(({ id }) => id)

/**
 * The help section of each known report other than the two files of a month. A new report does not compile without a
 * section.
 */
const reportSections: Record<OtherReport, string> = {
  'conciliation-of-sales': 'arquivo-mercado-livre-tarifas',
  'conciliation-of-releases': 'arquivo-mercado-livre-conciliacao',
  billing: 'arquivo-mercado-livre-tarifas',
  transactions: 'arquivo-mercado-livre-tarifas',
  collections: 'arquivo-mercado-livre-tarifas',
  'payment-billing': 'arquivo-mercado-livre-tarifas',
  'affiliate-performance': 'arquivo-shopee-outros',
  'shopee-wallet': 'arquivo-shopee-outros',
  'shopee-wallet-in-english': 'arquivo-shopee-outros',
  'shopee-advances': 'arquivo-shopee-outros',
  'shopee-returns': 'arquivo-shopee-outros',
  'shopee-affiliates': 'arquivo-shopee-outros',
  ads: 'recusa-outro-arquivo',
  amazon: 'recusa-outro-arquivo',
  tiktok: 'recusa-outro-arquivo',
}
const movementSections: Record<MovementSource, string> = {
  wallet: 'arquivo-shopee-outros',
  advances: 'arquivo-shopee-outros',
  returns: 'arquivo-shopee-outros',
  affiliates: 'arquivo-shopee-outros',
}
const fileSections = Object.values(marketplaceWords).map(({ help }) => help)
const adsReportSections: Record<ReportKind, string> = {
  terms: 'arquivo-palavras-chave',
  ads: 'arquivo-gerais',
  keywords: 'arquivo-gerais',
  listings: 'arquivo-mercado-ads',
}

test.each([
  ['calculadora', [pricingRefusals]],
  ['produtos', [productRefusals]],
  ['ads-words', [adsRefusals, adsReportSections, { anywhere: 'arquivos' }]],
  ['fechamento-de-mes', [closingRefusals, ...fileSections, reportSections, movementSections]],
] as const)('every refusal and every kind of file of %s has a section that exists', (page, named) => {
  const sections = named.flatMap((one) => Object.values<string>(one))
  expect(sections.filter((id) => !idsOf(page).includes(id))).toEqual([])
})

test('every link of the help leads to a page and a section that exist', () => {
  const paths = Object.values(addresses).filter((path) => path !== addresses.helpPage)
  const dead = helpPageNames.flatMap((page) =>
    linksOf(page).filter((href) => {
      const { pathname, hash } = new URL(href, `https://product.test/ajuda/${page}`)
      const other = helpPageNames.find((name) => pathname === `/ajuda/${name}`)
      if (other) return hash !== '' && !idsOf(other).includes(hash.slice(1))
      return !paths.some((path) => matchPath(path, pathname))
    }),
  )
  expect(dead).toEqual([])
  expect(helpPageNames.flatMap(linksOf).length).toBeGreaterThan(5)
})

function linksOf(page: HelpPage): string[] {
  const { lead, sections } = pages[page]
  return [...lead, ...sections.flatMap(({ blocks }) => blocks)]
    .flatMap(inlineOf)
    .flatMap((part) => (typeof part !== 'string' && part.kind === 'link' ? [part.href] : []))
}

function inlineOf(block: Block): readonly Inline[] {
  if (block.kind === 'list') return block.items.flat()
  if (block.kind === 'table') return [block.head, ...block.rows].flat(2)
  return block.kind === 'picture' ? [] : block.inline
}

test('a word is found without its accents and in capitals, first where a section has it in its title or explains it', () => {
  const [first, ...others] = findSections('CONCILIACAO liberacao')
  expect(first?.section.id).toBe('arquivo-mercado-livre-conciliacao')
  expect(others.map(({ section }) => section.id)).toContain('recusa-outro-arquivo')
  expect(findSections('comissão')[0]?.page).toBe('glossario')
  const [, word] = findSections('saldo')[0]?.excerpt ?? []
  expect(word).toMatch(/^saldo$/i)
  expect(findSections('xyzzy')).toEqual([])
  expect(findSections('  ')).toEqual([])
})
