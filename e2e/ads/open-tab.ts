import { expect, type Page } from '@playwright/test'

type ReportTab = 'O que parar' | 'Palavras-chave' | 'Comparar' | 'Gráficos'

/** Opens a tab of the ads report on the screen. */
export async function openTab(page: Page, name: ReportTab): Promise<void> {
  const tab = page
    .getByRole('tablist', { name: 'Partes do relatório' })
    .getByRole('tab', { name, exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}
