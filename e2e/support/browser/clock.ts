import { expect, type Locator, type Page } from '@playwright/test'

/** Stops the page's clock; what the page waits for comes when the journey lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
}

/** Lets as little time pass as something needs to be shown. */
export async function passUntilVisible(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await shown.isVisible()).toBe(true)
  }).toPass({ intervals: [20] })
}

/**
 * Lets a second pass at a time until `read` answers what is expected. A pause that the page measures may begin only after
 * what is on the screen was drawn.
 */
export async function passUntil(page: Page, read: () => Promise<unknown>, expected: unknown): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return read()
    })
    .toEqual(expected)
}
