import { expect, type Page, test } from '@playwright/test'
import { incomeInput, openClosing, ordersInput, summary } from '../support/closing.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { untilStored } from '../support/until-stored.ts'

interface Changed {
  what: string
  marketplace: string
  month?: string
  orders: string
  income: string
  /** Analysed, without a payment, with a difference, and their sum. */
  figures?: readonly [number, number, number, string]
  /** The warning above the figures, or the refusal. */
  said?: string
}

const baseOfShopee = [13, 1, 1, 'R$ 1,64'] as const
const baseOfSales = [2, 1, 1, '-R$ 5,00'] as const

const months: readonly Changed[] = [
  {
    what: 'an income that was taken back',
    marketplace: 'shopee',
    orders: 'renda-retirada-pedidos.xlsx',
    income: 'renda-retirada-renda.xlsx',
    figures: [3, 1, 1, '-R$ 4,40'],
  },
  {
    what: 'subtotals among the rows',
    marketplace: 'shopee',
    orders: 'mudados-pedidos.xlsx',
    income: 'mudados-renda-subtotais.xlsx',
    figures: baseOfShopee,
  },
  {
    what: 'a sale named in another column',
    marketplace: 'mercadoLivre',
    orders: 'envio-pela-referencia-vendas.xlsx',
    income: 'envio-pela-referencia-liberacoes.csv',
    figures: baseOfSales,
  },
  {
    what: 'releases as the panel gives them',
    marketplace: 'mercadoLivre',
    orders: 'liberacoes-do-painel-vendas.xlsx',
    income: 'liberacoes-do-painel-liberacoes.xlsx',
    figures: baseOfSales,
  },
  {
    what: 'an amount that became a date',
    marketplace: 'mercadoLivre',
    orders: 'valor-virou-data-vendas.xlsx',
    income: 'valor-virou-data-liberacoes.csv',
    figures: [2, 1, 1, '-R$ 50,00'],
    said: 'não somam “NET_CREDIT_AMOUNT” e “NET_DEBIT_AMOUNT”',
  },
  {
    what: 'filtered releases',
    marketplace: 'mercadoLivre',
    orders: 'mudados-vendas.xlsx',
    income: 'mudados-liberacoes-filtradas.csv',
    figures: [12, 2, 8, 'R$ 24,39'],
    said: 'Este arquivo só tem entradas',
  },
  {
    what: 'amounts a hundred times as large',
    marketplace: 'shopee',
    orders: 'mudados-pedidos.xlsx',
    income: 'mudados-renda-100.xlsx',
    said: 'os valores são cerca de 100 vezes maiores do que se espera por MEUS PEDIDOS',
  },
  {
    what: 'ids sorted alone',
    marketplace: 'shein',
    month: 'Setembro',
    orders: 'ids-ordenados-pedidos.xlsx',
    income: 'ids-ordenados-faturas.xlsx',
    said: 'A maior parte dos pedidos recebeu o que era esperado de outro pedido (em 54 de 65)',
  },
  {
    what: 'amounts as words',
    marketplace: 'shopee',
    orders: 'moeda-escrita-pedidos.xlsx',
    income: 'moeda-escrita-renda.xlsx',
    said: 'valores que não dá para ler com certeza (68 células, como “BRL 190,69”)',
  },
  {
    what: 'the file of another marketplace beside orders in a .zip',
    marketplace: 'shopee',
    orders: 'pedidos-em-zip.zip',
    income: 'outro-marketplace-liberacoes.csv',
    said: 'parece ser um relatório da Amazon, não um arquivo da Shopee',
  },
]

const file = (name: string) => sample(`closing/odd/mes-${name}`)
const waiting = (page: Page) => page.getByText('Aguardando arquivo', { exact: true })

test('F05 F06 months that programs and habits changed have their true figures, a warning or a refusal', async ({
  page,
}) => {
  for (const { what, marketplace, month = 'Março', orders, income, figures, said } of months) {
    await test.step(what, async () => {
      await enterAsNewSeller(page)
      await openClosing(page, month, marketplace)
      await ordersInput(page).setInputFiles(file(orders))
      await expect(waiting(page)).toHaveCount(1)
      await untilStored(page)
      await incomeInput(page).setInputFiles(file(income))
      if (said) await expect(page.getByText(said).first()).toBeVisible()
      if (figures) {
        const [analysed, unmatched, different, total] = figures
        const sum = total.replace('R$ ', 'R\\$\\s')
        await expect(summary(page)).toContainText(
          new RegExp(
            `Analisados${analysed}\\D.*Pareamento${unmatched}\\D.*Encontradas${different}\\D.*das Diferenças${sum}`,
          ),
        )
        return
      }
      await page.reload()
      await expect(waiting(page)).toHaveCount(1)
      await expect(page.getByText('Envie os dois arquivos para comparar')).toBeVisible()
    })
  }
})
