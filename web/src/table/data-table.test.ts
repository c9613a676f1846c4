import { MantineProvider } from '@mantine/core'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DataTable, type TableColumn } from './data-table.tsx'
import { ListTable } from './list-table.tsx'

interface Fruit {
  readonly name: string
  readonly price: number
}

const columns: readonly TableColumn<Fruit>[] = [
  { id: 'name', label: 'Fruit', kind: 'name', isSortable: true, cell: ({ name }) => name },
  { id: 'price', label: 'Price of one', shortLabel: 'Price', kind: 'figure', cell: ({ price }) => price },
]
const fruits = ['fig', 'pear', 'plum'].map((name, index) => ({ name, price: index + 1 }))

const drawn = (element: ReactElement) => renderToStaticMarkup(createElement(MantineProvider, null, element))
const list = (part: object = {}) =>
  drawn(
    createElement(ListTable<Fruit>, {
      label: 'Fruits',
      pagesLabel: 'Pages of fruits',
      columns,
      rows: fruits,
      keyOf: ({ name }) => name,
      rowsOnPage: 2,
      ...part,
    }),
  )

describe('a table', () => {
  test('is called by its caption and has a head for each column', () => {
    const html = list()
    expect(html).toMatch(/<caption[^>]*>Fruits<\/caption>/)
    expect(html.match(/scope="col"/g)).toHaveLength(2)
  })

  test('says by which column it is sorted, and by which others it can be sorted', () => {
    const head = (sort?: object) => list({ sort, onSort: () => undefined }).match(/aria-sort="\w+"/g)
    expect(head({ column: 'name', direction: 'descending' })).toEqual(['aria-sort="descending"'])
    expect(head()).toEqual(['aria-sort="none"'])
  })

  test('names each row by its first cell and each figure by its column, in short where it has a short name', () => {
    const html = list()
    expect(html).toMatch(/<th scope="row"[^>]*>fig<\/th>/)
    expect(html).toMatch(/<td[^>]*data-label="Price"[^>]*>1<\/td>/)
  })

  test('shows one page and how to turn it; without a second page no pager', () => {
    expect(list()).toContain('Pages of fruits')
    expect(list()).not.toContain('plum')
    expect(list({ rowsOnPage: 3 })).not.toContain('Pages of fruits')
  })

  test('keeps the room of rows that are not drawn, and says how many there are', () => {
    const html = drawn(
      createElement(DataTable, {
        label: 'Fruits',
        columns,
        rowCount: 500,
        before: 120,
        after: 40,
      }),
    )
    expect(html).toContain('aria-rowcount="501"')
    expect(html.match(/height:\d+px/g)).toEqual(['height:120px', 'height:40px'])
    expect(html.match(/<tbody aria-hidden="true">/g)).toHaveLength(2)
  })
})
