import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** A theme changes colours alone, and they are the same on a phone. */
const rulesByTheme = { dark: ['color-contrast', 'link-in-text-block'], light: undefined }
type Theme = keyof typeof rulesByTheme

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    axe?: typeof axe
    announced?: string[]
  }
}

/** That a person who hears the page finds the way: one h1, no level of headings left out, and what axe only advises on landmarks. */
async function expectStructure(page: Page): Promise<void> {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.closest('[role="dialog"]') === null)
        .map((heading) => Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1))),
    )
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  const skipped = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1)
  expect(skipped, `levels of headings: ${levels.join(' ')}`).toEqual([])
}

/** What axe finds on the page as it is now, in both themes or those named, once everything that moves has come to rest. */
export async function expectNoViolations(
  page: Page,
  themes: readonly Theme[] = ['dark', 'light'],
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectStructure(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  for (const theme of themes) {
    const rules = rulesByTheme[theme]
    await page.evaluate(
      (value) => document.documentElement.setAttribute('data-mantine-color-scheme', value),
      theme,
    )
    await expect.poll(() => isAtRest(page)).toBe(true)
    const found = await page.evaluate(async (only) => {
      const options = { resultTypes: ['violations' as const], ...(only && { runOnly: only }) }
      const results = await window.axe?.run(options)
      if (!results) throw new Error('axe is not on the page')
      return results.violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }))
    }, rules)
    expect(found, `with the ${theme} theme`).toEqual([])
  }
}

export const devices = { computer: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** The same on a computer and on a phone, which leaves the page as it is on a computer. */
export async function expectNoViolationsOnDevices(page: Page): Promise<void> {
  await page.setViewportSize(devices.phone)
  await expectNoViolations(page, ['light'])
  await page.setViewportSize(devices.computer)
  await expectNoViolations(page)
}

function isAtRest(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const moving = document.getAnimations().filter(({ playState, effect }) => {
              return playState === 'running' && effect?.getComputedTiming().iterations !== Infinity
            })
            resolve(moving.length === 0)
          }),
        )
      }),
  )
}

/** Answers what the live regions of the page have said since, each change of the text of one of them by itself. */
export async function watchAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const live = '[aria-live], [role="status"], [role="alert"], [role="log"], output'
    const announced: string[] = []
    const before = new WeakMap<Element, string>()
    const look = () => {
      for (const region of document.querySelectorAll(live)) {
        const text = region.textContent?.trim() ?? ''
        const isNew = text !== (before.get(region) ?? '')
        before.set(region, text)
        const isLive = region.closest('[aria-live]')?.getAttribute('aria-live') !== 'off'
        if (isNew && isLive && text !== '') announced.push(text)
      }
    }
    look()
    announced.length = 0
    window.announced = announced
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => window.announced ?? [])
}

/** Starts the tour of the screen from its mark of help. */
export async function startTour(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajuda', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Ver como funciona' }).click()
}

/** That the shown step of a tour is beside what it points at, and whole in a window of any width. */
export async function expectTourBeside(page: Page, stop: string): Promise<void> {
  const before = page.viewportSize() ?? devices.computer
  for (const width of [320, 768, before.width]) {
    await page.setViewportSize({ width, height: before.height })
    await expect.poll(() => page.evaluate(whereTourStands, stop), `at ${width} px`).toBe('beside')
  }
}

function whereTourStands(stop: string): 'beside' | 'over' | 'outside' | 'nowhere' {
  const shown = [...document.querySelectorAll('[role="dialog"]')].find(({ textContent }) =>
    textContent.includes('Passo '),
  )
  const target = document.querySelector(`[data-tour="${stop}"]`)
  if (!shown || !target) return 'nowhere'
  const [bubble, explained] = [shown.getBoundingClientRect(), target.getBoundingClientRect()]
  const isInside =
    bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight
  if (!isInside) return 'outside'
  const isOver =
    Math.min(bubble.right, explained.right) > Math.max(bubble.left, explained.left) &&
    Math.min(bubble.bottom, explained.bottom) > Math.max(bubble.top, explained.top)
  return isOver ? 'over' : 'beside'
}
