import { expect, type Page, type Route, test } from '@playwright/test'
import { sessionKey, sessionOf, sessionTokenOf } from '@vendaclara/testing/session'
import { sample } from '../support/samples.ts'
import {
  chooseLogout,
  enterAsNewSeller,
  enterHomeAsNewSeller,
  logIn,
  newAddress,
  type Seller,
} from '../support/seller.ts'

test('R01 R03 R06 R09 C01 C02 L01 L02 a visitor is sent out to the login, and told of every mistake in its forms and that they are sent', async ({
  page,
}) => {
  await test.step('the root and a protected screen send a visitor out to the public page, /calculadora shows it, an unknown address says so', async () => {
    await page.goto('/')
    await expect(page).toHaveURL('/conheca')
    await page.goto('/anuncios')
    await expect(page).toHaveURL('/conheca')
    await page.goto('/calculadora')
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
    // The page of the pieces of the interface is for developers alone.
    for (const address of ['/ui', '/nada-disso']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Página Não Encontrada' })).toBeVisible()
    }
    await expect(page.getByText('Desculpe, a página que você está procurando não existe.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/home')
  })

  await test.step('the sign-up names every mistake at its field and sends nothing until it is right, and refuses a password that is easy to guess', async () => {
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user')) sent += 1
    })
    await page.goto('/cadastro')
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    for (const text of [
      'O campo Nome é obrigatório.',
      'O campo E-mail é obrigatório.',
      'O campo Senha é obrigatório.',
      'O campo Confirmar Senha é obrigatório.',
    ]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await page.getByLabel('Nome').fill('Ana')
    await expect(page.getByText('O nome deve ter mais de 3 caracteres.')).toBeVisible()
    await page.getByLabel('E-mail').fill('ana@')
    await expect(page.getByText('E-mail inválido.')).toBeVisible()
    await page.getByLabel('Senha', { exact: true }).fill('uma senha bem longa')
    await page.getByLabel('Confirmar Senha').fill('outra')
    await expect(page.getByText('As senhas não coincidem.')).toBeVisible()
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    expect(sent).toBe(0)

    await page.getByLabel('Nome').fill('Maria Oliveira')
    await page.getByLabel('E-mail').fill(`seller-${crypto.randomUUID()}@example.com`)
    await page.getByLabel('Senha', { exact: true }).fill('maria1990')
    await expect(page.getByText('Quem conhece você adivinharia essa senha.')).toBeVisible()
    await page.getByLabel('Senha', { exact: true }).fill('lua-cadeira-verde-47')
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('aria-invalid', 'false')
    await page.getByLabel('Senha', { exact: true }).fill('12345678')
    await page.getByLabel('Confirmar Senha').fill('12345678')
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect(page.getByText('Essa senha está entre as mais usadas')).toBeVisible()
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(/mais usadas/)
  })

  await test.step('an empty login is asked for in words and not sent, and the sign-up hands its e-mail over', async () => {
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user/login')) sent += 1
    })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByText('O campo E-mail é obrigatório.')).toBeVisible()
    await expect(page.getByText('O campo Senha é obrigatório.')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toBeFocused()
    expect(sent).toBe(0)
    const email = `seller-${crypto.randomUUID()}@example.com`
    await page.getByRole('link', { name: 'Cadastre-se' }).click()
    await page.getByLabel('Nome').fill('Joana Prado')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill('uma senha bem longa')
    await page.getByLabel('Confirmar Senha').fill('uma senha bem longa')
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible()
  })

  await test.step("while a form is sent its button reads 'Carregando...' and cannot be pressed again", async () => {
    const held: Route[] = []
    let sent = 0
    await page.route(/\/api\/user(\/login)?$/, (route) => {
      sent += 1
      held.push(route)
    })
    const goOn = async () => {
      await expect.poll(() => held.length).toBe(1)
      await held.shift()?.continue()
    }
    await page.goto('/cadastro')
    await expect(page.getByLabel('Como nos conheceu?').getByRole('option')).toHaveText([
      'Escolha uma opção',
      'Google',
      'Instagram',
      'Anúncios',
      'YouTube',
      'Indicação',
    ])
    const email = newAddress()
    await page.getByLabel('Nome').fill('Joana Prado')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Telefone').fill('(11) 98888-7777')
    await page.getByLabel('Como nos conheceu?').selectOption('Indicação')
    await page.getByLabel('Senha', { exact: true }).fill('uma senha bem longa')
    await page.getByLabel('Confirmar Senha').fill('uma senha bem longa')
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect(page.getByRole('button', { name: 'Carregando...' })).toBeDisabled()
    await page.keyboard.press('Enter')
    await goOn()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
    await page.getByLabel('Senha').fill('uma senha bem longa')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Carregando...' })).toBeDisabled()
    await page.keyboard.press('Enter')
    await goOn()
    await expect(page).toHaveURL('/home')
    expect(sent).toBe(2)
  })
})

test('R03 R06 R11 a logged-in seller is led home from the forms, keeps the tools on an unknown address, and is told that a session ended elsewhere', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  for (const address of ['/login', '/cadastro', '/calculadora']) {
    await page.goto(address)
    await expect(page).toHaveURL('/home')
  }
  await page.goto('/nada-disso')
  await expect(page.getByRole('heading', { name: 'Página Não Encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Ads Words' }).click()
  await expect(page).toHaveURL('/adsdiscovery')

  // Left at once: what this page still asked would be told first, here.
  await page.evaluate((key) => {
    localStorage.setItem(key, 'a-token-of-no-session')
    location.assign('/analysis')
  }, sessionKey)
  const notice = page.getByRole('dialog')
  await expect(notice).toContainText('Sessão expirada. Por favor, faça login novamente.')
  await notice.getByRole('button').click()
  await expect(page).toHaveURL('/conheca')
  expect(await sessionTokenOf(page)).toBeNull()
})

test('R08 R11 without a connection every tool opens, and a message names a tool never fetched or a session removed from this browser', async ({
  page,
  context,
}) => {
  await enterHomeAsNewSeller(page)
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    )
    .toMatch(/\/ads-page-.*\/closing-page-|\/closing-page-.*\/ads-page-/)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Ads Words' }).first().click()
  await expect(page.getByText('Importe um arquivo para começar')).toBeVisible()
  await context.setOffline(false)

  await page.route(/assets\/(ads-page|pricing-screen)/, (route) => route.abort())
  await page.goto('/home')
  await page.getByRole('link', { name: 'Ads Words' }).first().click()
  await expect(page.getByRole('alert')).toContainText('A Vendaclara não respondeu')
  await page.unroute(/assets\/(ads-page|pricing-screen)/)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Importe um arquivo para começar')).toBeVisible()

  // What the screen itself asks for would say it before the click.
  await page.waitForLoadState('networkidle')
  await page.evaluate((key) => localStorage.removeItem(key), sessionKey)
  await page.getByRole('link', { name: 'Fechamento de mês' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Sessão expirada. Por favor, faça login novamente.')
})

test('C03 L02 a taken address, an unknown one and a wrong password are each said in words', async ({
  page,
}) => {
  const seller = await enterAsNewSeller(page)
  await page.evaluate(() => localStorage.clear())
  await page.clock.install()
  await page.goto('/cadastro')
  await page.getByLabel('Nome').fill('Outra Pessoa')
  await page.getByLabel('E-mail').fill(seller.email.toUpperCase())
  await page.getByLabel('Senha', { exact: true }).fill('uma senha bem longa')
  await page.getByLabel('Confirmar Senha').fill('uma senha bem longa')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('E-mail já cadastrado')).toBeVisible()
  await page.clock.fastForward('00:05')
  await expect(page.getByText('E-mail já cadastrado')).toBeHidden()
  const known = page.getByText('Já tem conta com este e-mail?')
  await expect(known).toBeVisible()
  await page.getByLabel('E-mail').fill(`unknown-${seller.email}`)
  await expect(known).toBeHidden()
  await page.getByLabel('E-mail').fill(seller.email.toUpperCase())
  await page.getByRole('link', { name: 'Recuperar a senha' }).click()
  await expect(page).toHaveURL('/request-password-reset')
  await expect(page.getByLabel('E-mail')).toHaveValue(seller.email.toUpperCase())
  await page.getByRole('link', { name: 'Voltar ao login' }).click()
  await page.getByLabel('Senha').fill(seller.password)
  await page.getByLabel('E-mail').fill(`unknown-${seller.email}`)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Usuário não encontrado')).toBeVisible()
  await page.getByLabel('E-mail').fill(seller.email)
  await page.getByLabel('Senha').fill('não é essa')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Senha inválida')).toBeVisible()
  await logIn(page, seller)
})

test('L02 a browser without room, or without storage, gets a message in words', async ({ page }) => {
  const { email, password } = await enterAsNewSeller(page)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert')).toContainText('O navegador está sem espaço')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  await page.goto('/login')
  await expect(page.getByText('O navegador bloqueia os dados deste site')).toBeVisible()
})

test('L03 L04 S03 S05 the session survives a reload, the logout ends it, the theme stays; without a connection the logout says that the session stays open', async ({
  page,
  context,
}) => {
  await test.step('the session survives a reload, the logout ends it, and the theme stays', async () => {
    const seller = await enterHomeAsNewSeller(page, 'Rita Moura')
    await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
    expect(await sessionTokenOf(page)).toBeTruthy()
    await page
      .getByRole('button', { name: /tema escuro/i })
      .first()
      .click()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    const headers = await sessionOf(page)
    await chooseLogout(page, 'Rita Moura')
    await expect(page).toHaveURL('/conheca')
    const answer = await page.request.post('/api/auth/verify-token', { headers })
    expect(answer.status()).toBe(401)
    expect(await sessionTokenOf(page)).toBeNull()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    const ofAnother = 'vendaclara.account.another.theirs'
    const store = (key: string) => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem(key, 'theirs')
    }
    await page.evaluate(store, ofAnother)
    await logIn(page, seller)
    const read = (key: string) => [localStorage, sessionStorage].map((storage) => storage.getItem(key))
    expect(await page.evaluate(read, ofAnother)).toEqual([null, null])
  })

  await test.step('without a connection the logout says so, and leaves only when told to', async () => {
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    const token = () => sessionTokenOf(page)
    const unreached = page.getByRole('dialog', { name: 'A Vendaclara não respondeu' })
    await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
    await context.setOffline(true)
    await chooseLogout(page, 'Rita Moura')
    await expect(unreached).toContainText('Sua sessão continua aberta')
    await expect(unreached.getByRole('button', { name: 'Ficar' })).toBeFocused()
    await unreached.getByRole('button', { name: 'Ficar' }).click()
    await expect(unreached).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
    expect(await token()).toBeTruthy()
    await context.setOffline(false)
    await page.route('**/api/user/logout', (route) => route.abort())
    await page.mouse.move(700, 500)
    await chooseLogout(page, 'Rita Moura')
    await unreached.getByRole('button', { name: 'Sair só neste navegador' }).click()
    await expect(page).toHaveURL('/conheca')
    expect(await token()).toBeNull()
    expect(failures).toEqual([])
  })
})

/** What this tab and its browser hold of any account: values, names of databases, and the reports in them. */
const leftIn = (page: Page) =>
  page.evaluate(async () => {
    const own = (storage: Storage) =>
      Object.keys(storage).filter((key) => key.startsWith('vendaclara.account.'))
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
    const reports = databases.find((name) => name.endsWith('.ads'))
    const titles =
      reports === undefined
        ? []
        : await new Promise<(string | null)[]>((resolve) => {
            const opening = indexedDB.open(reports)
            opening.onsuccess = () => {
              const asking = opening.result.transaction('entries').objectStore('entries').getAll()
              asking.onsuccess = () => {
                opening.result.close()
                resolve(asking.result.map(({ title }) => title))
              }
            }
          })
    const short = (name: string) => name.replace(/^vendaclara\.account\.[^.]*\./, '')
    return {
      values: own(localStorage).map(short).sort(),
      tab: own(sessionStorage).map(short),
      databases: databases.map(short).sort(),
      titles,
      text: JSON.stringify({ ...localStorage, ...sessionStorage }),
    }
  })

test('L03 L04 R11 a session that ended elsewhere and a logout leave nothing of the account in any tab, except edits that can still be sent and saved reports', async ({
  page,
  context,
}) => {
  const use = async ({ user }: Seller) => {
    await page.goto('/anuncios')
    await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
    await page.getByLabel('Custo do produto').fill('12,34')
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
    await page.goto('/adsdiscovery')
    await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
    await expect(page.getByText('306 termos lidos')).toBeVisible()
    await page.evaluate((key) => localStorage.setItem(key, '{}'), `vendaclara.account.${user}.unsent.x`)
    await expect.poll(async () => (await leftIn(page)).databases).toContain('last-answers')
    await expect.poll(async () => (await leftIn(page)).titles).toContain(null)
    expect((await leftIn(page)).tab).not.toEqual([])
  }
  const nothing = async (of: Page, { email }: Seller) => {
    const kept = ['feedback', 'unsent.x']
    await expect.poll(async () => (await leftIn(of)).values).toEqual(kept)
    await expect.poll(async () => (await leftIn(of)).databases.filter((name) => name !== 'ads')).toEqual([])
    const { tab, titles, text } = await leftIn(of)
    expect([tab, titles]).toEqual([[], ['Guardado']])
    expect(text).not.toContain(email)
    expect(text).not.toContain('Rita Moura')
  }

  const seller = await enterHomeAsNewSeller(page, 'Rita Moura')
  await page.goto('/adsdiscovery')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await page.getByRole('button', { name: 'Salvar relatório' }).click()
  await page.getByLabel('Título').fill('Guardado')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.poll(async () => (await leftIn(page)).titles).toContain('Guardado')
  await use(seller)
  const other = await context.newPage()
  await other.goto('/adsdiscovery')
  await expect(other.getByText('termos lidos')).toBeVisible()

  await page.request.post('/api/user/logout', { headers: await sessionOf(page) })
  await page.getByRole('link', { name: 'Fechamento de mês' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Sessão expirada. Por favor, faça login novamente.')
  // Before anything is pressed there.
  await nothing(page, seller)
  await expect(other).toHaveURL('/conheca')
  await nothing(other, seller)

  await page.getByRole('dialog').getByRole('button').click()
  await expect(page).toHaveURL('/conheca')
  await page.goto('/login')
  await logIn(page, seller)
  await use(seller)
  await chooseLogout(page, 'Rita Moura')
  await expect(page).toHaveURL('/conheca')
  await nothing(page, seller)
})
