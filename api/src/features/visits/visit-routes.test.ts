import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp, emptyBeforeEach } from '../../../test/build-test-app.ts'
import { newSeller, signUp } from '../../../test/sign-up.ts'

const app = buildTestApp()
emptyBeforeEach(app)
const pages = ['adswords', 'analysis', 'calcMercadoLivre', 'calcShein', 'calcShopee', 'vendas']
const visit = (page: string, token?: string) =>
  app.call('GET', `/pages/${page}`, token === undefined ? {} : { token })
const counts = async () => {
  const { rows } = await app.database.execute<{ day: string; page: string; count: number }>(
    sql`select day::text as day, page, count from page_visits order by day, page`,
  )
  return rows.map(({ day, page, count }) => [day, page, count])
}

test('each of the specified pages is counted apart, for all accounts together', async () => {
  const people = [await newSeller(app), await signUp(app, { confirmed: false })]
  for (const { token } of people) {
    for (const page of pages) {
      const answer = await visit(page, token)
      expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    }
  }
  await visit('vendas', people[0]?.token)
  expect(await counts()).toEqual(pages.map((page) => ['2026-11-20', page, page === 'vendas' ? 3 : 2]))
})

test('the day ends at midnight in São Paulo, which is three hours later elsewhere', async () => {
  const { token } = await newSeller(app)
  for (const time of ['2026-11-20T00:00:00Z', '2026-11-20T02:59:59.999Z', '2026-11-20T03:00:00Z']) {
    app.now = new Date(time)
    await visit('vendas', token)
  }
  expect(await counts()).toEqual([
    ['2026-11-19', 'vendas', 2],
    ['2026-11-20', 'vendas', 1],
  ])
})

test('none of many visits at the same time is lost', async () => {
  const { token } = await newSeller(app)
  await Promise.all(Array.from({ length: 60 }, (_, index) => visit(pages[index % 2] ?? '', token)))
  expect(await counts()).toEqual([
    ['2026-11-20', 'adswords', 30],
    ['2026-11-20', 'analysis', 30],
  ])
})

test('a visit without a session or of an unknown page is not counted', async () => {
  for (const page of pages) expect((await visit(page)).statusCode).toBe(401)
  const { token } = await newSeller(app)
  expect((await visit('home', token)).statusCode).toBe(404)
  expect(await counts()).toEqual([])
})

test('a count tells nothing about the person', async () => {
  const { token, user } = await newSeller(app)
  await visit('vendas', token)
  const { rows } = await app.database.execute(sql`select row_to_json(v)::text as text from page_visits v`)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text).not.toContain(user)
})
