import { addCents, type Cents, cents, negative, noCents, sumCents, toCents } from '../../money/index.ts'
import { gtinOf } from '../keys/gtin.ts'
import { bareText } from '../keys/sold-name.ts'
import { productBounds } from '../model/bounds.ts'
import type { PurchaseLine } from '../model/purchase.ts'
import { InvoiceProblem } from './invoice-problem.ts'
import { childOf, childText, elementsOf, type XmlNode } from './xml-node.ts'

/** A line that was read. `paid`: what it adds to the invoice's total; `isCost`: its goods are part of that total. */
export interface ReadLine {
  readonly line: PurchaseLine
  readonly paid: Cents
  readonly isCost: boolean
}

const added = ['vFrete', 'vSeg', 'vOutro'] as const

/**
 * A `det` of an invoice, the `at`-th from 1. It costs its goods less discount, with freight, insurance, other costs, IPI, ICMS-ST,
 * FCP of that and import duty, less ICMS that is exempted where that is deducted. A buyer in Simples or MEI gets no tax of it
 * back. Its quantity times its price must come to its goods. From 2027 `vProd` contains IBS, CBS and IS, which are cost; `vProdLiq` is without them and not read.
 *
 * @throws InvoiceProblem 'bad-line'
 */
export function readLine(det: XmlNode, at: number): ReadLine {
  const prod = childOf(det, 'prod')
  const number = numbersOf(at)
  const goods = number(prod, 'vProd', 'needed')
  const isCost = childText(prod, 'indTot') !== '0'
  const quantity = number(prod, 'qCom', 'needed')
  const price = number(prod, 'vUnCom')
  if (quantity <= 0 || (price > 0 && isApart(quantity * price, goods))) {
    throw new InvoiceProblem({ kind: 'bad-line', line: at, field: 'qCom' })
  }
  const beside = sumCents([
    negative(toCents(number(prod, 'vDesc'))),
    ...added.map((field) => toCents(number(prod, field))),
    ...taxesOf(childOf(det, 'imposto'), number),
  ])
  const paid = addCents(beside, isCost ? toCents(goods) : noCents)
  const cost = addCents(beside, toCents(goods))
  if (cost < 0 || cost > productBounds.cost) {
    throw new InvoiceProblem({ kind: 'bad-line', line: at, field: 'vProd' })
  }
  const line: PurchaseLine = {
    code: bareText(childText(prod, 'cProd')),
    gtin: gtinOf(childText(prod, 'cEANTrib')) || gtinOf(childText(prod, 'cEAN')),
    name: bareText(childText(prod, 'xProd'), productBounds.name),
    unit: bareText(childText(prod, 'uCom'), 20),
    quantity: Math.round(quantity * 1e4) / 1e4,
    cost,
    proposedPack: packOf(prod, { quantity, goods }, number),
  }
  return { line, paid, isCost }
}

/** The authority refuses an invoice in which they differ by more than a centavo; some round the price of a unit. */
function isApart(product: number, goods: number): boolean {
  return Math.abs(product - goods) > 0.01 + 0.01 * goods
}

type NumberIn = (node: XmlNode | undefined, field: string, need?: 'needed') => number

/** The numbers of an XML have a decimal point and no groups. */
const written = /^\d+(?:\.\d+)?$/

function numbersOf(line: number): NumberIn {
  return (node, field, need) => {
    const text = childText(node, field)
    if (text === '' && !need) return 0
    if (!written.test(text)) throw new InvoiceProblem({ kind: 'bad-line', line, field })
    return Number(text)
  }
}

function taxesOf(taxes: XmlNode | undefined, number: NumberIn): readonly Cents[] {
  // ICMS has one element, named after its kind of taxation.
  const [icms] = elementsOf(childOf(taxes, 'ICMS'))
  const isDeducted = childText(icms, 'indDeduzDeson') === '1'
  return [
    toCents(number(childOf(taxes, 'IPI', 'IPITrib'), 'vIPI')),
    toCents(number(icms, 'vICMSST')),
    toCents(number(icms, 'vFCPST')),
    toCents(number(childOf(taxes, 'II'), 'vII')),
    isDeducted ? negative(toCents(number(icms, 'vICMSDeson'))) : cents(0),
  ]
}

/** Units of weight, volume, length and area: they do not count pieces. */
const measure = /^(kg|kilo|quilo|g|gr|t|ton|tonelada|l|lt|litro|ml|m|mt|metro|m2|m3|cm)s?\.?$/i
const mostApart = 0.05

/** The pieces in a unit, by the quantity that is taxed, if both quantities are of the same goods; 1 if that says nothing. */
function packOf(
  prod: XmlNode | undefined,
  { quantity, goods }: { readonly quantity: number; readonly goods: number },
  number: NumberIn,
): number {
  const taxed = number(prod, 'qTrib')
  const price = number(prod, 'vUnTrib')
  const pack = Math.round(taxed / quantity)
  const isWhole = Math.abs(taxed / quantity - pack) < 1e-3 * pack
  const isSame = price === 0 || Math.abs(taxed * price - goods) <= mostApart * goods
  const isPieces = !measure.test(childText(prod, 'uTrib'))
  return isWhole && isSame && isPieces && pack >= 1 && pack <= productBounds.pack ? pack : 1
}
