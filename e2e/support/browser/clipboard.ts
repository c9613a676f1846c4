import { expect, type Locator } from '@playwright/test'

/** What a button copies. Copying takes a moment, so that what was copied before could be read instead. */
export async function copiedBy(button: Locator): Promise<string> {
  const page = button.page()
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await button.click()
  await expect.poll(read).not.toBe('')
  return read()
}
