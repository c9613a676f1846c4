import { expect, type Page } from '@playwright/test'

const hint = 'Fica neste aparelho até o próximo arquivo.'

/** Waits until the imported report is stored in this browser, without being saved under a title. */
export function expectKept(page: Page): Promise<void> {
  return expect(page.getByRole('button', { name: 'Salvar relatório' })).toHaveAccessibleDescription(hint)
}

/** The report on the screen is in memory alone. */
export function expectNotKept(page: Page): Promise<void> {
  return expect(page.getByRole('button', { name: 'Salvar relatório' })).toHaveAccessibleDescription('')
}
