import { expect, test } from 'vitest'
import { visitedPage } from './count-visits.ts'

test.each([
  ['/adsdiscovery', '', 'adswords'],
  ['/analysis', '', 'analysis'],
  ['/fechamento/7b1c', '', 'analysis'],
  ['/checkout', '', 'vendas'],
  ['/anuncios', '', 'calcShopee'],
  ['/calculadoras', '', 'calcShopee'],
  ['/anuncios', '?marketplace=shopee&anuncio=1', 'calcShopee'],
  ['/anuncios', '?marketplace=mercado-livre', 'calcMercadoLivre'],
  ['/anuncios', '?marketplace=mercado-livre&anuncio=1', 'calcMercadoLivre'],
  ['/calculadoras', '?marketplace=shein', 'calcShein'],
  ['/anuncios', '?marketplace=nenhum', 'calcShopee'],
])('a visit of %s%s counts as one of %s', (pathname, search, page) => {
  expect(visitedPage(pathname, search)).toBe(page)
})

test.each(['/home', '/perfil', '/fechamento', '/nada-disso'])('a visit of %s is not counted', (pathname) => {
  expect(visitedPage(pathname, '')).toBeNull()
})
