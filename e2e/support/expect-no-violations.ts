import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A theme changes colours alone. */
const rulesByTheme = { dark: ['color-contrast', 'link-in-text-block'], light: null }

/** What axe finds on the page as it stands, in both themes, once everything that moves has come to rest. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [theme, rules] of Object.entries(rulesByTheme)) {
    await page.evaluate(
      (value) => document.documentElement.setAttribute('data-mantine-color-scheme', value),
      theme,
    )
    await expect.poll(() => isAtRest(page)).toBe(true)
    const axe = new AxeBuilder({ page })
    const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
    const found = violations.map(({ id, nodes }) => ({
      theme,
      id,
      where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }))
    expect(found).toEqual([])
  }
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
