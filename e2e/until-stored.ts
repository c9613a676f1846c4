import { expect, type Page } from '@playwright/test'

/** Until what came of the files of a closing is stored; it is shown before. */
export async function untilStored(page: Page): Promise<void> {
  await expect(page.getByText('Salvando…')).toHaveCount(0)
}
