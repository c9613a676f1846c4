import { addCents, type Cents, noCents, subtractCents, sumCents } from '../../../money/index.ts'
import { OrdersLeftOut, ordersFile, shopsOf, withoutSum } from '../../files/assemble-files.ts'
import type { OrdersFile } from '../../files/closing-files.ts'
import { SumCheck } from '../../files/sum-check.ts'
import {
  type MercadoLivreNames,
  type SalePart,
  type SaleParts,
  salePartNames,
} from '../../model/names/mercado-livre.ts'
import type { Order } from '../../model/order.ts'
import type { OrderItem } from '../../model/order-items.ts'
import type { FileRows } from '../../reading/file-rows.ts'
import { beginsWithTotal } from '../../reading/order-ids.ts'
import type { SalesColumns } from './columns.ts'
import { groupSales, type SaleLine, type SaleLines } from './group-sales.ts'
import { saysReturned } from './sale-states.ts'

/**
 * Reads 'Vendas' from all sheets that have its header.
 *
 * A sale is a row with its total. A sale of several products is a row 'Pacote de N produtos' with the money. N rows
 * follow with the products, without money, with ids that releases name too. In all of these rows 'Pacote de diversos
 * produtos' says 'Sim'. Rows pasted twice count once. Sales with a total of 0, like most cancelled ones, are ordinary
 * orders. Source: the marketplace's export of March 2026.
 *
 * @throws ClosingProblem if it would be read wrongly: products without the row of their package, products with money of
 * their own, a sale that appears twice with different amounts, or a sale without its id
 */
export function readSales(file: FileRows<SalesColumns>): OrdersFile<MercadoLivreNames> {
  const lines = file.linesOfOrders(isSaleWithoutId)
  file.refuseLost()
  const sales = groupSales(lines)
  file.problems.throwFault()
  const sums = new SumCheck(file, 'total')
  const orders = sales.map((sale) => orderOf(sale, sums))
  const counted = withoutSum(file, orders, ({ total }) => total)
  const read = ordersFile<MercadoLivreNames>(file, { orders: counted, leftOut: new OrdersLeftOut() })
  return { ...read, shops: shopsOf(file) }
}

/** Whether a row without an id has a sale's money; its id may be in a merged cell above it. */
function isSaleWithoutId(line: SaleLine): boolean {
  if (!line.isMissing('orderId') || line.isMissing('total')) return false
  const status = line.text('status') || line.text('state')
  return status !== '' && !beginsWithTotal(status)
}

function orderOf(sale: SaleLines, sums: SumCheck): Order<MercadoLivreNames> {
  const { orderId, line, items, copies, exchanges } = sale
  const numbers = [...new Set(sale.numbers)].slice(0, mostNumbers)
  const lines = items.length > 0 ? items : [line]
  const createdAt = line.moment('createdAt')
  // A package has the days of its products' parcels; the last one counts.
  const [deliveredOn] = [line, ...items]
    .flatMap((one) => one.day('deliveredOn', createdAt) ?? [])
    .sort()
    .reverse()
  if (copies > 0) line.leaveOutCopies(copies)
  line.warnOfBlank('total')
  return {
    ...amountsOf(line, sums),
    orderId,
    status: statusOf(line),
    cancelReason: '',
    createdAt,
    items: lines.map(itemOf),
    units: lines.reduce((sum, one) => sum + one.count('units'), 0),
    lines: 1 + items.length + exchanges,
    line: Math.min(line.number, ...items.map(({ number }) => number)),
    ...(deliveredOn && { deliveredOn }),
    ...(numbers.length > 0 && { numbers }),
  }
}

/** The most product numbers kept for one package. */
const mostNumbers = 100

function itemOf(line: SaleLine): OrderItem {
  const [listing, price] = [line.text('listing'), line.peek('itemPrice')]
  return {
    name: line.text('productName'),
    variation: line.text('variation'),
    sku: line.text('sku'),
    units: line.count('units'),
    ...(listing !== '' && { listing }),
    ...(price !== null && price > 0 && { price }),
  }
}

function amountsOf(line: SaleLine, sums: SumCheck): SaleParts {
  const parts: Partial<Record<SalePart, Cents>> = {}
  for (const part of salePartNames) if (!line.isMissing(part)) parts[part] = line.amount(part)
  const total = line.amount('total')
  const sum = sumCents(Object.values(parts))
  if (parts.products && parts.saleFee) sums.see(line.orderId, addsUp(parts, total), total, sum)
  else sums.seeOdd(line.orderId, total, sum)
  return { total, ...parts }
}

/** The description says more than the state, but for a return it only says when the goods arrived. */
function statusOf(line: SaleLine): string {
  const [said, state] = (['status', 'state'] as const).map((name) => {
    const text = line.text(name)
    return text === '' || line.isBroken(name) ? '' : text
  })
  return saysReturned(state ?? '') ? (state ?? '') : said || (state ?? '')
}

/**
 * Whether the parts of a sale come to its total. The two costs by measures may be in its shipping fee already, and up to
 * 5 % of the products have been seen missing without a column that says so.
 */
function addsUp(parts: Partial<Record<SalePart, Cents>>, total: Cents): boolean {
  const { products = noCents, declaredShipping = noCents, measuredShipping = noCents } = parts
  const all = sumCents(Object.values(parts))
  const sums = [all, subtractCents(all, addCents(declaredShipping, measuredShipping))]
  return sums.some((sum) => sum >= total && (sum - total) * 20 <= products + 20)
}
