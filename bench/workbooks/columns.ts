/** A column of a generated report: its name and its value, by the number of the row. Text unless it is a number. */
export interface GeneratedColumn {
  readonly name: string
  readonly value: (row: number) => string | number
}

const products = Array.from(
  { length: 400 },
  (_, index) => `Tênis esportivo modelo ${index} com ação & conforto`,
)
const cities = [
  'São Paulo',
  'Rio de Janeiro',
  'Belo Horizonte',
  'Curitiba',
  'Goiânia',
  'Recife',
  'Porto Alegre',
]
const statuses = ['Concluído', 'Concluído', 'Concluído', 'Entregue', 'Enviado', 'Cancelado']

export const noise = (row: number, salt: number) =>
  (Math.imul(row + 1, 2654435761) ^ Math.imul(salt + 7, 40503)) >>> 0
const pick = <Item>(items: readonly Item[], row: number, salt: number) =>
  items[noise(row, salt) % items.length] as Item
const cents = (row: number, salt: number, most: number) => noise(row, salt) % most
const amount = (row: number, salt: number, most: number) => (cents(row, salt, most) / 100).toFixed(2)
const day = (row: number, salt: number) => String(1 + (noise(row, salt) % 28)).padStart(2, '0')
const moment = (row: number, salt: number) =>
  `2026-03-${day(row, salt)} ${String(noise(row, salt + 1) % 24).padStart(2, '0')}:${String(noise(row, salt + 2) % 60).padStart(2, '0')}`
const orderId = (row: number) => `2603${day(row, 1)}${row.toString(36).toUpperCase().padStart(8, 'K')}`

const text = (name: string, value: (row: number) => string | number): GeneratedColumn => ({ name, value })
const empties = (...names: string[]) => names.map((name) => text(name, () => ''))
const amounts = (...names: string[]) =>
  names.map((name, salt) => text(name, (row) => amount(row, salt + 20, 9000)))

/** 50 columns of the orders export of 2026: everything is text there, amounts with a decimal point. */
export const generatedOrders: readonly GeneratedColumn[] = [
  text('ID do pedido', orderId),
  text('Status do pedido', (row) => pick(statuses, row, 2)),
  text('Hot Listing', (row) => pick(['N', 'N', 'Y'], row, 3)),
  ...empties('Cancelar Motivo', 'Status da Devolução / Reembolso'),
  text('Número de rastreamento', (row) => `BR${String(noise(row, 4)).padStart(12, '0')}`),
  text('Opção de envio', () => 'Shopee Xpress'),
  text('Método de envio', (row) => pick(['Coleta', 'Agência'], row, 5)),
  text('Data de criação do pedido', (row) => moment(row, 6)),
  text('Hora do pagamento do pedido', (row) => moment(row, 9)),
  text('Data prevista de envio', (row) => moment(row, 12)),
  text('Tempo de Envio', (row) => moment(row, 15)),
  text('Nº de referência do SKU principal', (row) => `SKU-${noise(row, 16) % 400}`),
  text('Nome do Produto', (row) => pick(products, row, 16)),
  text('Número de referência SKU', (row) => `SKU-${noise(row, 16) % 400}-${noise(row, 17) % 9}`),
  text('Nome da variação', (row) => pick(['Preto,38', 'Preto,40', 'Branco,39', 'Azul,41'], row, 17)),
  ...amounts('Preço original', 'Preço acordado'),
  text('Quantidade', (row) => String(1 + (noise(row, 18) % 3))),
  ...amounts('Subtotal do produto', 'Desconto do vendedor', 'Incentivo Shopee para ação comercial'),
  text('Peso total SKU', (row) => `0.${noise(row, 19) % 9}`),
  text('Número de produtos pedidos', (row) => String(1 + (noise(row, 18) % 3))),
  text('Peso total do pedido', (row) => `0.${noise(row, 19) % 9}`),
  ...empties('Código do Cupom'),
  ...amounts('Cupom do vendedor', 'Cupom', 'Incentivo de cupom', 'Ajuste por pagamento via PIX'),
  text('Indicador da Leve Mais por Menos', () => 'N'),
  ...amounts(
    'Compensar Moedas Shopee',
    'Valor Total',
    'Taxa de envio pagas pelo comprador',
    'Taxa de transação',
  ),
  ...amounts('Taxa de comissão bruta', 'Taxa de comissão líquida', 'Taxa de serviço bruta'),
  ...amounts('Taxa de serviço líquida', 'Total global', 'Valor estimado do frete'),
  text('Nome de usuário (comprador)', (row) => `comprador_${noise(row, 40).toString(36)}`),
  text('Nome do destinatário', (row) => `Maria Conceição ${noise(row, 41) % 90_000}`),
  text('Telefone', (row) => `55119${String(noise(row, 42) % 100_000_000).padStart(8, '0')}`),
  text(
    'Endereço de entrega',
    (row) => `Rua das Flores, ${noise(row, 43) % 4000}, apto ${noise(row, 44) % 200}, Centro`,
  ),
  text('Cidade', (row) => pick(cities, row, 45)),
  text('Bairro', () => 'Centro'),
  text('UF', () => 'São Paulo'),
  text('CEP', (row) => String(1_000_000 + (noise(row, 46) % 8_000_000)).padStart(8, '0')),
  ...empties('Nota'),
]

const numbers = (...names: string[]) =>
  names.map((name, salt) => text(name, (row) => -cents(row, salt + 60, 3000) / 100))

/** 40 columns of the income export: amounts are numbers there. */
export const generatedIncome: readonly GeneratedColumn[] = [
  text('Número da sequência', (row) => row + 1),
  text('Ver', () => 'Order'),
  text('ID do pedido', orderId),
  text('ID do reembolso', () => '-'),
  text('SKU', () => '-'),
  text('Nome do produto', () => '-'),
  text('Data de criação do pedido', (row) => `2026-03-${day(row, 6)}`),
  text('Data de conclusão do pagamento', (row) => `2026-04-${day(row, 7)}`),
  text('Canal de liberação', () => 'Carteira Shopee'),
  text('Tipo de pedido', () => 'Pedido normal'),
  text('Hot Listing', (row) => pick(['N', 'Y'], row, 3)),
  text('Quantia total lançada (R$)', (row) => cents(row, 50, 30_000) / 100),
  text('Preço do produto', (row) => cents(row, 51, 40_000) / 100),
  ...numbers('Valor do Reembolso', 'Ajuste por pagamento via PIX', 'Taxa de frete paga pelo comprador'),
  ...numbers(
    'Frete cobrado pelo parceiro logístico',
    'Desconto de frete pela Shopee',
    'Taxa de envio reverso',
  ),
  ...numbers(
    'Taxa de devolução do vendedor',
    'Incentivo Shopee para ação comercial',
    'Voucher subsidiado pelo Seller',
  ),
  ...numbers('Voucher compartilhado subsidiado pelo Seller', 'Coin Cashback subsidiado pelo Seller'),
  ...numbers('Coin Cashback compartilhado subsidiado pelo Seller', 'Taxa de comissão líquida'),
  ...numbers('Taxa de serviço líquida', 'Taxa de transação', 'Taxa de comissão Afiliados do Vendedor'),
  text('Nome de usuário (Comprador)', (row) => `comprador_${noise(row, 40).toString(36)}`),
  ...numbers('Quantia paga pelo comprador'),
  text('Método de Pagamento do Comprador', (row) => pick(['Pix', 'Cartão de crédito', 'Boleto'], row, 52)),
  text('Parcelamento (se aplicável)', () => '1x'),
  text('Transportadora', () => 'Shopee Xpress'),
  text('Nome da Transportadora', () => 'Shopee Xpress'),
  text('Tipo de Estoque', () => 'Próprio'),
  ...numbers('Taxa de comissão bruta', 'Taxa de serviço bruta'),
  ...empties('Código do Cupom'),
  ...numbers('Ajuste por participação em ação comercial', 'Valor Reembolsado ao Comprador'),
]
