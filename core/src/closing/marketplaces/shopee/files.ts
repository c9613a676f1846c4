import { locateFile } from '../../reading/locate-file.ts'
import type { ClosingFiles } from '../closing-files.ts'
import { othersThan } from '../known-files.ts'
import { incomeLayout, orderLayout } from './columns.ts'
import { readIncome } from './read-income.ts'
import { readOrders } from './read-orders.ts'
import type { ShopeeTerms } from './terms.ts'

/** 'Meus Pedidos' and 'Minha Renda'. */
export const shopeeFiles: ClosingFiles<ShopeeTerms> = {
  locateOrders: (heads) =>
    locateFile(heads, { layout: orderLayout, others: othersThan(orderLayout) }, readOrders),
  locateIncome: (heads) =>
    locateFile(heads, { layout: incomeLayout, others: othersThan(incomeLayout) }, readIncome),
}
