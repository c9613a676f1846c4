import {
  type ClosingMarketplace,
  type ClosingNames,
  closingMarketplaceIds,
  closingOf,
  type DifferenceInfo,
  type ExpectedParts,
  type KnownNames,
  type NamesOf,
  type PaidParts,
  pickAmounts,
  type UnmatchedInfo,
} from '@vendaclara/core/closing'
import { addCents, type Cents, negative, noCents, subtractCents, sumCents } from '@vendaclara/core/money'

/** The four amounts that the specification has for an order, in centavos. */
type FourAmounts = { readonly [Name in 'subtotal' | 'commission' | 'serviceFee' | 'sellerCoupon']: Cents }

/** The amounts of an order of any marketplace on the wire, in centavos. */
interface WireAmounts {
  /** The expected amount is subtotal less the other three, for every marketplace. */
  readonly amounts: FourAmounts
  /** The marketplace's own parts, if they are not the four amounts. */
  readonly parts?: ExpectedParts | undefined
}

/**
 * How a marketplace's orders are sent: its parts converted to the four amounts and back, and the sentences for its
 * infos (the sentence that a row has by the specification).
 */
interface OnWire<Names extends ClosingNames> {
  write(parts: Names['expected']): FourAmounts
  /** Converts four amounts that another client sent without `parts`. */
  read(amounts: FourAmounts): Names['expected']
  readonly differences: Readonly<Record<Names['differenceInfo'], string>>
  readonly unmatched: Readonly<Record<Names['unmatchedInfo'], string>>
}

const onWire: { readonly [Id in ClosingMarketplace]: OnWire<NamesOf[Id]> } = {
  shopee: {
    write: (amounts) => amounts,
    read: (amounts) => amounts,
    differences: {
      'freight-subtotal': 'Possível problema em SUBTOTAL DO FRETE',
      unknown: 'Erro desconhecido, verifique com o suporte da Shopee',
    },
    unmatched: {
      'not-completed': 'Pedido não concluído',
      'not-in-income': 'Pedido não consta no arquivo de MINHA RENDA',
    },
  },
  mercadoLivre: {
    write: ({ total, products = total, saleFee = noCents }) => {
      const commission = negative(saleFee)
      const serviceFee = subtractCents(subtractCents(products, commission), total)
      return { subtotal: products, commission, serviceFee, sellerCoupon: noCents }
    },
    read: ({ subtotal, commission, serviceFee, sellerCoupon }) => ({
      total: subtractCents(subtotal, sumCents([commission, serviceFee, sellerCoupon])),
    }),
    differences: { 'ask-mercado-livre': 'Liberado com outro valor, verifique com o Mercado Livre' },
    unmatched: {
      'on-the-way': 'Venda a caminho, ainda não liberada',
      'in-return': 'Venda em devolução ou reclamação, sem liberação',
      'not-released': 'Venda não consta no arquivo de LIBERAÇÕES',
    },
  },
  shein: {
    write: ({ price, coupon, campaign, commission, freight, storage }) => ({
      subtotal: price,
      commission,
      serviceFee: addCents(freight, storage),
      sellerCoupon: addCents(coupon, campaign),
    }),
    read: ({ subtotal, commission, serviceFee, sellerCoupon }) => ({
      price: subtotal,
      coupon: sellerCoupon,
      campaign: noCents,
      commission,
      freight: serviceFee,
      storage: noCents,
    }),
    differences: { 'ask-shein': 'Faturado com outro valor, verifique com a Shein' },
    unmatched: {
      'order-in-return': 'Pedido em devolução, sem fatura',
      'not-invoiced': 'Pedido não consta no arquivo de FATURAS',
    },
  },
}

const wireOf = (marketplace: ClosingMarketplace): Pick<OnWire<KnownNames>, 'write' | 'read'> =>
  onWire[marketplace]

/** An order's marketplace is recognised by its required parts, so those with the most are tried first. */
const writers = closingMarketplaceIds
  .map((marketplace) => ({ ...closingOf(marketplace).rules, write: wireOf(marketplace).write }))
  .toSorted((one, other) => other.alwaysExpected.length - one.alwaysExpected.length)

/** The sentence for each info. */
export const differenceSentences: Readonly<Record<DifferenceInfo, string>> = Object.assign(
  {},
  ...Object.values(onWire).map(({ differences }) => differences),
)
export const unmatchedSentences: Readonly<Record<UnmatchedInfo, string>> = Object.assign(
  {},
  ...Object.values(onWire).map(({ unmatched }) => unmatched),
)

export function writeAmounts(order: ExpectedParts): WireAmounts {
  const its = writers.find(({ alwaysExpected }) => alwaysExpected.every((name) => name in order))
  if (!its) throw new TypeError('An order has the parts of no marketplace.')
  const { write, expectedParts } = its
  const amounts = write(order)
  return amounts === order
    ? { amounts }
    : { amounts, parts: pickAmounts<ExpectedParts>(order, expectedParts) }
}

/**
 * The order's amounts in the parts of the marketplace. Parts of another marketplace, which another client may have
 * sent, are ignored.
 */
export function readAmounts({ amounts, parts }: WireAmounts, marketplace: ClosingMarketplace): ExpectedParts {
  return parts && isExpectedOf(marketplace, parts) ? parts : wireOf(marketplace).read(amounts)
}

/** Whether expected amounts have only parts of the marketplace. */
export function isExpectedOf(marketplace: ClosingMarketplace, expected: ExpectedParts): boolean {
  const { expectedParts } = closingOf(marketplace).rules
  return Object.keys(expected).every((name) => expectedParts.includes(name))
}

/** Whether paid amounts have only parts of the marketplace, and all its required ones. */
export function isPaidOf(marketplace: ClosingMarketplace, paid: PaidParts): boolean {
  const { paidParts, alwaysPaid } = closingOf(marketplace).rules
  const names = Object.keys(paid)
  return alwaysPaid.every((name) => name in paid) && names.every((name) => paidParts.includes(name))
}
