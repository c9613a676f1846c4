import { expect, type Page } from '@playwright/test'

/** Until what came of the files of a closing is stored; it is shown before, and between reading and storing says so. */
export async function untilStored(page: Page): Promise<void> {
  await expect(page.getByText(/^(Salvando…|Lido, ainda não salvo)$/)).toHaveCount(0)
}
