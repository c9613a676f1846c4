import { locateFile } from '../../reading/locate-file.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import type { ClosingFiles } from '../closing-files.ts'
import { othersThan } from '../known-files.ts'
import { incomeLayout, orderLayout } from './columns.ts'
import { locateMovements } from './movements/locate-movements.ts'
import { locateOtherSheets } from './other-sheets/other-sheets.ts'
import { readIncome } from './read-income.ts'
import { readOrders } from './read-orders.ts'
import type { ShopeeTerms } from './terms.ts'

/** 'Meus Pedidos' and 'Minha Renda'. */
export const shopeeFiles: ClosingFiles<ShopeeTerms> = {
  locateOrders: (heads) =>
    locateFile(heads, { layout: orderLayout, others: othersThan(orderLayout) }, readOrders),
  locateIncome: (heads) => {
    const layout = { layout: incomeLayout, others: othersThan(incomeLayout) }
    const income = locateFile(heads, layout, (table) => table)
    const others = locateOtherSheets(heads)
    return {
      tables: [...income.tables, ...others.tables],
      read: (rows) => {
        const problems = new ReadingProblems()
        const beside = others.read(rows.slice(income.tables.length), problems)
        return { ...readIncome(income.read(rows.slice(0, income.tables.length)), problems), ...beside }
      },
    }
  },
  locateMovements,
}
