/**
 * Why an XML is no purchase:
 *
 * - 'no-invoice': another XML. 'summary': the summary of an invoice, which has no items. 'other-model': an invoice for consumers
 *   (NFC-e), of freight (CT-e) or another model than 55.
 * - 'test': issued for trying. 'unauthorised': without the authorisation, or it was denied.
 * - 'bad-key': its key is invalid, or differs from the invoice.
 * - 'other-buyer': bought by none of the seller's CNPJs; `buyer` is whose it is, to be asked once. 'own-sale': issued by the seller.
 * - 'return': a return of goods, of the seller or of a buyer.
 * - 'bad-line': a line (from 1) whose `field` is missing, no number or negative, or whose cost is.
 * - 'too-many-lines', 'no-lines'.
 * - 'unknown-cancelled': the cancellation of an invoice that does not say whose it was.
 */
export type InvoiceFault =
  | { readonly kind: 'no-invoice' | 'summary' | 'other-model' | 'test' | 'unauthorised' | 'bad-key' }
  | { readonly kind: 'other-buyer'; readonly buyer: string; readonly buyerName: string }
  | { readonly kind: 'own-sale' | 'return' | 'too-many-lines' | 'no-lines' | 'unknown-cancelled' }
  | { readonly kind: 'bad-line'; readonly line: number; readonly field: string }

/** Thrown for an XML that is no purchase of the seller's, or would be read wrongly. */
export class InvoiceProblem extends Error {
  readonly fault: InvoiceFault

  constructor(fault: InvoiceFault) {
    super(fault.kind)
    this.name = 'InvoiceProblem'
    this.fault = fault
  }
}
