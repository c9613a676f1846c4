import { expect, it } from 'vitest'
import { changeTableView, initialTableView, type TableAction } from './table-view.ts'

const after = (...actions: TableAction[]) => actions.reduce(changeTableView, initialTableView)

it('sorts keywords ascending at the first click, and then alternately', () => {
  const click: TableAction = { kind: 'sort-keywords', column: 'ctr' }
  expect(after(click).sort).toEqual({ column: 'ctr', direction: 'ascending' })
  expect(after(click, click).sort).toEqual({ column: 'ctr', direction: 'descending' })
  expect(after(click, click, click).sort).toEqual({ column: 'ctr', direction: 'ascending' })
})

it('begins with the dearest rows, and the first click on that column reverses the order', () => {
  expect(after().sort).toEqual({ column: 'spend', direction: 'descending' })
  expect(after({ kind: 'sort-keywords', column: 'spend' }).sort).toEqual({
    column: 'spend',
    direction: 'ascending',
  })
})

it('starts ascending again at another column', () => {
  const view = after({ kind: 'sort-keywords', column: 'spend' }, { kind: 'sort-keywords', column: 'ctr' })
  expect(view.sort).toEqual({ column: 'ctr', direction: 'ascending' })
})

it('sorts and pages the terms of each keyword separately', () => {
  const view = after(
    { kind: 'turn-page', keyword: 3, page: 2 },
    { kind: 'sort-terms', keyword: 4, column: 'clicks' },
  )
  expect(view.blocks.get(3)).toEqual({ page: 2, sort: { column: 'spend', direction: 'descending' } })
  expect(view.blocks.get(4)).toEqual({ page: 1, sort: { column: 'clicks', direction: 'ascending' } })
})

it('shows the first page after sorting', () => {
  const view = after(
    { kind: 'turn-page', keyword: 3, page: 2 },
    { kind: 'sort-terms', keyword: 3, column: 'clicks' },
  )
  expect(view.blocks.get(3)?.page).toBe(1)
})

it('keeps a keyword expanded until it is collapsed', () => {
  const expand: TableAction = { kind: 'expand', keyword: 5, isExpanded: true }
  expect([...after(expand, { ...expand, keyword: 6 }).expanded]).toEqual([5, 6])
  expect([...after(expand, { ...expand, isExpanded: false }).expanded]).toEqual([])
})

it('does not change the view it was given', () => {
  after({ kind: 'expand', keyword: 5, isExpanded: true })
  expect(initialTableView.expanded.size).toBe(0)
})
