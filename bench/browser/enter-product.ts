import type { Page } from '@playwright/test'

const password = 'uma senha bem longa'

/** Makes a confirmed seller of a product that writes its mails into `dataFolder`, and logs in. */
export async function enterProduct(page: Page, origin: string, dataFolder: string): Promise<void> {
  process.env.E2E_DATA_DIR ??= dataFolder
  const { Mailbox } = await import('../../e2e/mailbox.ts')
  const mails = new Mailbox(dataFolder)
  const email = `bench-${crypto.randomUUID()}@example.com`
  const form = { name: 'Joana Prado', email, password, confirmpassword: password, canal: '', phone: '' }
  await page.request.post(`${origin}/api/user`, { data: form })
  let link: string | undefined
  while (!link) {
    await page.waitForTimeout(100)
    const [mail] = await mails.mailsTo(email, /^Confirme seu e-mail/)
    link = /https?:\/\/\S+\?token=[\w-]+/.exec(mail?.text ?? '')?.[0]
  }
  await page.request.get(`${origin}/api/confirmation${new URL(link).search}`)
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(`${origin}/home`)
}
