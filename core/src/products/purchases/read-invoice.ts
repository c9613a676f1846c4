import { type CalendarDate, readDate } from '../../calendar/index.ts'
import { type Cents, sumCents, toCents } from '../../money/index.ts'
import { bareText } from '../keys/sold-name.ts'
import { productBounds } from '../model/bounds.ts'
import type { ProductSettings } from '../model/product.ts'
import type { Purchase } from '../model/purchase.ts'
import { type AccessKey, readAccessKey } from './access-key.ts'
import { type InvoiceFault, InvoiceProblem } from './invoice-problem.ts'
import { readLine } from './read-line.ts'
import { childOf, childrenOf, childText, type XmlNode } from './xml-node.ts'

/**
 * A purchase as its invoice or its cancellation states it; a cancellation has no lines. `lines` are what its lines come to and
 * `total` what the invoice states, if they are not the same. `freeLines`: lines that are no part of the total, and left out.
 */
export interface ReadInvoice {
  readonly purchase: Purchase
  readonly apart?: { readonly lines: Cents; readonly total: Cents }
  readonly freeLines: number
}

const authorised = ['100', '150']
const cancelled = { event: '110111', states: ['135', '136', '155'] }
/** What the total states of taxes that are within the goods is not published for later invoices. */
const totalsUntil: CalendarDate = '2026-12-31'

/**
 * Reads the XML of a purchase invoice (NF-e, model 55) or of its cancellation. Source of what counts:
 * Manual de Orientação do Contribuinte of the NF-e; Simples and MEI take no credit of taxes.
 *
 * @throws InvoiceProblem if it is no authorised purchase by one of the CNPJs in `settings`
 */
export function readInvoice(tree: XmlNode, { taxIds }: Pick<ProductSettings, 'taxIds'>): ReadInvoice {
  const proc = childOf(tree, 'nfeProc') ?? childOf(tree, 'enviNFe') ?? tree
  const info = childOf(proc, 'NFe', 'infNFe')
  const event = childOf(tree, 'procEventoNFe') ?? childOf(tree, 'envEvento')
  if (event) return readCancellation(event, taxIds)
  if (!info) throw new InvoiceProblem({ kind: kindOf(tree) })
  const ide = childOf(info, 'ide')
  const key = keyOf(info, childOf(proc, 'protNFe', 'infProt'))
  refuseUnfit(ide, childOf(proc, 'protNFe', 'infProt'), key)
  const supplier = taxIdOf(childOf(info, 'emit'))
  const buyer = taxIdOf(childOf(info, 'dest'))
  refuseOthers(info, { supplier, buyer, taxIds })
  const issuedOn = readDate(childText(ide, 'dhEmi') || childText(ide, 'dEmi'))
  const isOfKey =
    key?.supplier === supplier.padStart(14, '0') && key.month.slice(0, 7) === issuedOn?.slice(0, 7)
  if (!key || issuedOn === null || !isOfKey) throw new InvoiceProblem({ kind: 'bad-key' })
  const read = linesOf(info)
  const purchase: Purchase = {
    key: key.key,
    number: key.number,
    issuedOn,
    supplier,
    buyer,
    cancelled: false,
    supplierName: bareText(childText(childOf(info, 'emit'), 'xNome'), productBounds.name),
    lines: read.flatMap(({ line, isCost }) => (isCost ? [line] : [])),
  }
  const lines = sumCents(read.map(({ paid }) => paid))
  const stated = childText(childOf(info, 'total', 'ICMSTot'), 'vNF')
  const total = toCents(Number(stated))
  const isApart = issuedOn <= totalsUntil && stated !== '' && total !== lines
  return {
    purchase,
    ...(isApart && { apart: { lines, total } }),
    freeLines: read.length - purchase.lines.length,
  }
}

function kindOf(tree: XmlNode): 'no-invoice' | 'summary' | 'other-model' {
  if (childOf(tree, 'resNFe')) return 'summary'
  return ['cteProc', 'CTe', 'cteOSProc', 'mdfeProc'].some((name) => childOf(tree, name))
    ? 'other-model'
    : 'no-invoice'
}

function keyOf(info: XmlNode, protocol: XmlNode | undefined): AccessKey | undefined {
  const id = childText(info, '@_Id').replace(/^NFe/, '')
  const stated = childText(protocol, 'chNFe')
  return stated !== '' && stated !== id ? undefined : readAccessKey(id)
}

function refuseUnfit(
  ide: XmlNode | undefined,
  protocol: XmlNode | undefined,
  key: AccessKey | undefined,
): void {
  const model = childText(ide, 'mod')
  const fault: InvoiceFault['kind'] | undefined =
    model !== '55'
      ? 'other-model'
      : childText(ide, 'tpAmb') !== '1'
        ? 'test'
        : !authorised.includes(childText(protocol, 'cStat'))
          ? 'unauthorised'
          : key?.model !== model
            ? 'bad-key'
            : childText(ide, 'finNFe') === '4'
              ? 'return'
              : undefined
  if (fault) throw new InvoiceProblem({ kind: fault } as InvoiceFault)
}

interface Parties {
  readonly supplier: string
  readonly buyer: string
  readonly taxIds: readonly string[]
}

function refuseOthers(info: XmlNode, { supplier, buyer, taxIds }: Parties): void {
  const isIncoming = childText(childOf(info, 'ide'), 'tpNF') !== '1'
  if (taxIds.includes(supplier)) throw new InvoiceProblem({ kind: isIncoming ? 'return' : 'own-sale' })
  if (!taxIds.includes(buyer)) {
    const buyerName = bareText(childText(childOf(info, 'dest'), 'xNome'), productBounds.name)
    throw new InvoiceProblem({ kind: 'other-buyer', buyer, buyerName })
  }
  // A supplier that takes goods in has them returned.
  if (isIncoming) throw new InvoiceProblem({ kind: 'return' })
}

function linesOf(info: XmlNode) {
  const details = childrenOf(info, 'det')
  if (details.length === 0) throw new InvoiceProblem({ kind: 'no-lines' })
  if (details.length > productBounds.lines) throw new InvoiceProblem({ kind: 'too-many-lines' })
  return details.map((det, index) => readLine(det, index + 1))
}

function readCancellation(event: XmlNode, taxIds: readonly string[]): ReadInvoice {
  const info = childOf(event, 'evento', 'infEvento')
  const answer = childOf(event, 'retEvento', 'infEvento')
  const isCancellation = childText(info, 'tpEvento') === cancelled.event
  if (!isCancellation) throw new InvoiceProblem({ kind: 'no-invoice' })
  if (childText(info, 'tpAmb') !== '1') throw new InvoiceProblem({ kind: 'test' })
  if (!cancelled.states.includes(childText(answer, 'cStat')))
    throw new InvoiceProblem({ kind: 'unauthorised' })
  const key = readAccessKey(childText(info, 'chNFe'))
  if (!key) throw new InvoiceProblem({ kind: 'bad-key' })
  if (key.model !== '55') throw new InvoiceProblem({ kind: 'other-model' })
  const [only, ...others] = taxIds
  const buyer =
    childText(answer, 'CNPJDest') || childText(answer, 'CPFDest') || (others.length === 0 ? only : undefined)
  if (buyer === undefined) throw new InvoiceProblem({ kind: 'unknown-cancelled' })
  const { month: issuedOn, supplier, number } = key
  return {
    purchase: {
      key: key.key,
      number,
      issuedOn,
      supplier,
      supplierName: '',
      buyer,
      cancelled: true,
      lines: [],
    },
    freeLines: 0,
  }
}

/** A CNPJ or CPF without marks; '' for a buyer abroad. */
function taxIdOf(party: XmlNode | undefined): string {
  const text = childText(party, 'CNPJ') || childText(party, 'CPF')
  return text.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
}
