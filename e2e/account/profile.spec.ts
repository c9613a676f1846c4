import { type Browser, expect, type Page, test } from '@playwright/test'
import { sessionTokenOf } from '@vendaclara/testing/session'
import { sample } from '../support/samples.ts'
import { chooseLogout, enterAsNewSeller, logIn, mailbox, newAddress, type Seller } from '../support/seller.ts'
import { unzip } from '../support/unzip.ts'

const firefoxOnLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const newPassword = 'outra senha bem longa'

async function openProfile(page: Page): Promise<void> {
  await page.goto('/perfil')
  await expect(page.getByRole('heading', { level: 1, name: 'Meu perfil' })).toBeVisible()
}

function card(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

/** The seller on another computer, logged in. */
async function onAnotherDevice(browser: Browser, seller: Seller): Promise<Page> {
  const device = await (await browser.newContext({ userAgent: firefoxOnLinux })).newPage()
  await device.goto('/login')
  await logIn(device, seller)
  return device
}

async function expectSentOut(device: Page): Promise<void> {
  await device.getByRole('link', { name: 'Fechamento de mês' }).first().click()
  const notice = device.getByRole('dialog', { name: 'Sessão encerrada' })
  await expect(notice).toContainText('Sessão expirada. Por favor, faça login novamente.')
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(device).toHaveURL('/conheca')
}

async function tryLogIn(page: Page, { email, password }: Pick<Seller, 'email' | 'password'>): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

test('S03 V02 the export tells what is kept of the account, and a changed name is seen in the menu at once and after a reload', async ({
  page,
}) => {
  const { email, password } = await enterAsNewSeller(page, 'Joana Prado')
  await openProfile(page)

  await test.step('the export is a ZIP whose files tell what is kept', async () => {
    const downloading = page.waitForEvent('download')
    await card(page, 'Exportar dados').getByRole('button', { name: 'Exportar meus dados' }).click()
    await page.getByRole('dialog').getByLabel('Senha atual').fill(password)
    await page.keyboard.press('Enter')
    const download = await downloading
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
    expect(download.suggestedFilename()).toBe(`vendaclara-meus-dados-${today}.zip`)
    const files = await unzip(await download.path())
    expect(JSON.parse(String(files.get('conta.json')))).toMatchObject({ nome: 'Joana Prado', email })
    expect(String(files.get('LEIA-ME.txt'))).toContain('Seus dados na Vendaclara')
    for (const content of files.values()) expect(String(content)).not.toContain('argon2')
  })

  await test.step('a changed name is seen in the account menu at once and after a reload', async () => {
    const data = card(page, 'Seus dados')
    const save = data.getByRole('button', { name: 'Salvar' })
    await data.getByLabel('Nome').fill('Ana')
    await expect(data.getByLabel('Nome')).toHaveAccessibleDescription('O nome deve ter mais de 3 caracteres.')
    await expect(save).toBeDisabled()
    await data.getByLabel('Nome').fill('Zélia Prado')
    await data.getByLabel('Telefone').fill('(11) 98765-4321')
    await save.click()
    await expect(page.getByText('Seus dados foram salvos.')).toBeVisible()
    const account = page.getByRole('button', { name: 'Zélia Prado' })
    await expect(account).toBeVisible()
    await page.reload()
    await expect(data.getByLabel('Nome')).toHaveValue('Zélia Prado')
    await expect(data.getByLabel('Telefone')).toHaveValue('(11) 98765-4321')
    await expect(account.getByText('Z', { exact: true })).toBeVisible()
    await account.hover()
    await expect(page.getByRole('menu')).toContainText('Zélia Prado')
  })
})

test('L02 C04 another e-mail counts once its link is opened, and the old address is told', async ({
  page,
}) => {
  const seller = await enterAsNewSeller(page)
  const moved = { ...seller, email: newAddress() }
  await openProfile(page)
  const form = card(page, 'E-mail')
  const submit = form.getByRole('button', { name: 'Trocar e-mail' })
  await form.getByLabel('Novo e-mail').fill(moved.email)
  await form.getByLabel('Senha atual').fill('não é essa')
  await submit.click()
  await expect(form.getByLabel('Senha atual')).toHaveAccessibleDescription('Senha inválida')
  await expect(form.getByLabel('Senha atual')).toBeFocused()
  await form.getByLabel('Senha atual').fill(seller.password)
  await submit.click()
  await expect(form.getByRole('status')).toContainText(`Enviamos um link para ${moved.email}`)
  await expect(form.getByRole('status')).toContainText(`Seu e-mail é ${seller.email}`)
  const link = new URL(await mailbox.linkTo(moved.email, /^Confirme o novo e-mail/))

  const loginWith = (email: string) =>
    page.request.post('/api/user/login', { data: { email, password: seller.password } })
  await expect(await loginWith(seller.email)).toBeOK()
  await expect(await loginWith(moved.email)).not.toBeOK()
  expect(await mailbox.mailsTo(seller.email, /^O e-mail da sua conta mudou/)).toEqual([])

  const other = await page.context().newPage()
  await other.goto(link.pathname + link.search)
  await expect(other.getByRole('heading', { name: 'Confirmação Bem-Sucedida!' })).toBeVisible()
  await expect
    .poll(async () => (await mailbox.mailsTo(seller.email, /^O e-mail da sua conta mudou/))[0]?.text)
    .toContain(moved.email)
  await expect(form.getByRole('status')).toHaveText(`Seu e-mail é ${moved.email}`)
  await chooseLogout(page)
  await expect(page).toHaveURL('/conheca')
  await tryLogIn(page, seller)
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Usuário não encontrado')
  await logIn(page, moved)
})

test('L02 L04 R11 the other open session is listed and ends by its button; another password sends it out, and is the one that logs in', async ({
  page,
  browser,
}) => {
  const seller = await enterAsNewSeller(page)
  const device = await onAnotherDevice(browser, seller)
  await openProfile(page)

  await test.step('the other open session is listed with its browser, and ends by its button', async () => {
    const sessions = card(page, 'Sessões abertas').getByRole('listitem')
    const other = sessions.filter({ hasText: 'Firefox no Linux' })
    await expect(other).toContainText('Último uso')
    await expect(other).not.toContainText('Esta sessão')
    const own = sessions.filter({ hasText: 'Esta sessão' })
    await expect(own).toHaveCount(1)
    await expect(own.getByRole('button')).toHaveCount(0)
    await other.getByRole('button', { name: 'Encerrar a sessão de Firefox no Linux' }).click()
    const question = page.getByRole('dialog', { name: 'Encerrar sessão?' })
    await expect(question).toContainText('Firefox no Linux')
    await question.getByLabel('Senha atual').fill('não é essa')
    await question.getByRole('button', { name: 'Encerrar' }).click()
    await expect(question.getByLabel('Senha atual')).toHaveAccessibleDescription('Senha inválida')
    await question.getByLabel('Senha atual').fill(seller.password)
    await question.getByRole('button', { name: 'Encerrar' }).click()
    await expect(page.getByText('Sessão encerrada.')).toBeVisible()
    await expect(other).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Sessões abertas' })).toBeFocused()
    await expectSentOut(device)
    await page.reload()
    await expect(own).toHaveCount(1)
    await expect(other).toHaveCount(0)
    await logIn(device, seller)
  })

  await test.step('another password sends the other devices out, and is the one that logs in', async () => {
    const form = card(page, 'Senha')
    const submit = form.getByRole('button', { name: 'Trocar senha' })
    await form.getByLabel('Senha atual').fill('não é essa')
    await form.getByLabel('Nova senha').fill(newPassword)
    await form.getByLabel('Confirmar Senha').fill('uma diferente')
    await expect(form.getByLabel('Confirmar Senha')).toHaveAccessibleDescription('As senhas não coincidem.')
    await form.getByLabel('Confirmar Senha').fill(newPassword)
    await submit.click()
    await expect(form.getByLabel('Senha atual')).toHaveAccessibleDescription('Senha inválida')
    await expect(form.getByLabel('Senha atual')).toBeFocused()
    await expect(form.getByLabel('Nova senha')).toHaveValue(newPassword)
    await form.getByLabel('Senha atual').fill(seller.password)
    await form.getByLabel('Nova senha').fill(seller.password)
    await form.getByLabel('Confirmar Senha').fill(seller.password)
    await submit.click()
    await expect(form.getByLabel('Nova senha')).toHaveAccessibleDescription(
      /Escolha uma senha diferente da atual\./,
    )
    await form.getByLabel('Nova senha').fill(newPassword)
    await form.getByLabel('Confirmar Senha').fill(newPassword)
    await submit.click()
    await expect(page.getByText('Senha trocada. Os outros aparelhos foram desconectados.')).toBeVisible()
    await expect(form.getByLabel('Nova senha')).toHaveValue('')

    await expectSentOut(device)
    await tryLogIn(device, seller)
    await expect(device.getByLabel('Senha')).toHaveAccessibleDescription('Senha inválida')
    await logIn(device, { email: seller.email, password: newPassword })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Meu perfil' })).toBeVisible()
    await expect(card(page, 'Sessões abertas').getByRole('listitem')).toHaveCount(2)
    await expect.poll(() => mailbox.mailsTo(seller.email, /^A senha da sua conta mudou/)).toHaveLength(1)
  })
})

test('L02 L04 a deleted account is gone, from the server and from this browser', async ({ page }) => {
  const seller = await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await expect(page.getByRole('checkbox', { name: /tênis tênis/ })).toBeVisible()
  await expect
    .poll(() => traces(page, seller))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^database /)]))

  await openProfile(page)
  await card(page, 'Excluir conta').getByRole('button', { name: 'Excluir conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' })
  const submit = dialog.getByRole('button', { name: 'Excluir minha conta' })
  await submit.click()
  await expect(dialog.getByLabel('Senha atual')).toHaveAccessibleDescription(/obrigatório/)
  await dialog.getByLabel('Senha atual').fill('não é essa')
  await submit.click()
  await expect(dialog.getByLabel('Senha atual')).toHaveAccessibleDescription('Senha inválida')
  await dialog.getByLabel('Senha atual').fill(seller.password)
  await page.route('**/api/user', (route) => route.abort())
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('Sua conta não foi excluída')
  await page.unroute('**/api/user')
  await submit.click()
  const notice = page.getByRole('dialog', { name: 'Sua conta foi excluída' })
  await expect(notice.getByRole('button', { name: 'OK' })).toBeFocused()
  await expect.poll(() => traces(page, seller)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/conheca')
  await expect.poll(() => traces(page, seller)).toEqual([])
  await tryLogIn(page, seller)
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Usuário não encontrado')
  await expect
    .poll(() => mailbox.mailsTo(seller.email, /^Sua conta na Vendaclara foi excluída/))
    .toHaveLength(1)
})

/** Where this browser still names the account. */
async function traces(page: Page, { user, email }: Seller): Promise<string[]> {
  const named = await page.evaluate(
    async (names) => {
      const isNamed = (text: string | null | undefined) => names.some((name) => text?.includes(name))
      const entries = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
      const databases = await indexedDB.databases()
      return [
        ...entries.filter((entry) => entry.some(isNamed)).map(([key]) => `entry ${key}`),
        ...databases.filter(({ name }) => isNamed(name)).map(({ name }) => `database ${name}`),
      ]
    },
    [user, email],
  )
  return (await sessionTokenOf(page)) === null ? named : [...named, 'the session']
}
