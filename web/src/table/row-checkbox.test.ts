import { Checkbox, MantineProvider } from '@mantine/core'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { theme } from '../theme/theme.ts'
import { RowCheckbox } from './row-checkbox.tsx'

const drawn = (element: ReactElement) =>
  renderToStaticMarkup(createElement(MantineProvider, { theme, withCssVariables: false }, element))

const own = drawn(createElement(RowCheckbox, { label: 'plum', isChecked: true, onChange: () => {} }))
const mantines = drawn(
  createElement(Checkbox, { size: 'xs', 'aria-label': 'plum', checked: true, onChange: () => {} }),
)

test('a checkbox of rows has what styles that of Mantine in the theme', () => {
  const classOf = (html: string, tag: string) => new RegExp(`<${tag} [^>]*class="([^"]*)"`).exec(html)?.[1]
  const classes = (tag: string) => (classOf(mantines, tag) ?? '').split(' ')
  expect(classes('input').sort()).toEqual(classOf(own, 'input')?.split(' ').sort())
  expect(classes('svg')).toEqual(expect.arrayContaining(classOf(own, 'svg')?.split(' ') ?? ['none']))
  for (const name of ['--checkbox-size', '--checkbox-radius']) {
    const styleOf = (html: string) => new RegExp(`${name}:([^;"]+)`).exec(html)?.[1]
    expect(styleOf(own)).toBe(styleOf(mantines))
    expect(styleOf(own)).toBeDefined()
  }
})

test('it is checked and called by its label', () => {
  expect(own).toContain('aria-label="plum"')
  expect(own).toContain('checked=""')
})
