import { expect, it } from 'vitest'
import { saleId } from '../../../../../test/closing/written-files.ts'
import { type Cell, closingMarketplaces, readSheets } from '../../../index.ts'

/** The columns of releases from the panel of Mercado Pago, which were seen in files. */
const columns = {
  'in Portuguese':
    'DATA DE LIBERAÇÃO | ID DA OPERAÇÃO NO MERCADO PAGO | TIPO DE REGISTRO | DESCRIÇÃO | VALOR LÍQUIDO CREDITADO | VALOR LÍQUIDO DEBITADO | ID DO PEDIDO | ID DO PACOTE',
  'in Portuguese, with short names':
    'DATA | ID DA OPERAÇÃO NO MERCADO PAGO | TIPO DE REGISTRO | DESCRIÇÃO | CREDITADO | DEBITADO | ID DO PEDIDO | ID DO PACOTE',
  'in Portuguese, with codes in brackets':
    'Data da liberação (DATE) | ID da operação no Mercado Pago (SOURCE_ID) | Tipo de registro (RECORD_TYPE) | Descrição (DESCRIPTION) | Valor líquido creditado (NET_CREDIT_AMOUNT) | Valor líquido debitado (NET_DEBIT_AMOUNT) | ID do pedido (ORDER_ID) | ID do pacote (PACK_ID)',
  'in Spanish':
    'FECHA DE LIBERACIÓN | ID DE OPERACIÓN EN MERCADO PAGO | TIPO DE REGISTRO | DESCRIPCIÓN | MONTO NETO ACREDITADO | MONTO NETO DEBITADO | ID DE LA ORDEN | ID DEL PAQUETE',
  'in English':
    'Release date | Source ID | Record type | Description | Net credit amount | Net debit amount | Order ID | Package ID',
}
/** For the opening, a record, a payment, a refund, a reserve and the total. */
const words = {
  codes: 'initial_available_balance | release | payment | refund | reserve_for_payment | total',
  Portuguese:
    'Dinheiro disponível do período anterior | Liberações | Pagamento | Devolução de dinheiro | Reserva para pagamento | Total',
  Spanish:
    'Dinero disponible del período anterior | Dinero liquidado | Pago | Devolución de dinero | Reserva para pago | Total',
  'none for the record':
    'Saldo inicial disponível |  | Pagamento | Devolução de dinheiro | Reserva para pagamento | Total',
}
const cases = Object.entries(columns).flatMap(([name, header]) =>
  Object.entries(words).map(([language, said]) => ({ name, language, header, said })),
)

it.each(cases)('reads releases $name, with words of $language', ({ header, said }) => {
  const [opening = '', released = '', payment = '', refund = '', reserve = '', total = ''] = said.split(' | ')
  const ofNone = (day: Cell, word: string, credit: string, debit: string): Cell[] => {
    const named = released === '' ? [null, word] : [word, null]
    return [day, null, ...named, credit, debit, null, null]
  }
  const row = (description: string, credit: string, debit: string): Cell[] => {
    return ['2026-03-20', '9001', released || null, description, credit, debit, saleId(1), null]
  }
  const rows = [
    header.split(' | '),
    ofNone('2026-03-01', opening, '500.00', '0.00'),
    row(payment, '80.00', '0.00'),
    row(refund, '0.00', '30.00'),
    row(reserve, '0.00', '5.00'),
    row(reserve, '5.00', '0.00'),
    ofNone(null, total, '585.00', '35.00'),
  ]
  const { locateIncome } = closingMarketplaces.mercadoLivre.files
  const { payments, warnings } = readSheets([{ name: 'csv', rows }], locateIncome)
  expect(payments).toMatchObject([{ orderId: saleId(1), payment: 8000 }, { refund: -3000 }])
  expect(warnings).toEqual([])
})
