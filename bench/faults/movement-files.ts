import type { Cell, Sheet } from '@vendaclara/core/closing'

const orders = ['2603012ZPHDF8J', '2603052ZPHDF8K', '260402AAAAAAAA']
const ofEach = (row: (order: string, index: number) => Cell[]) => orders.map(row)
const sheet = (...rows: Cell[][]): Sheet => ({ name: 'dados', rows })

/** The files of Shopee that serve all months, as their sheets. */
export const movementFiles: Readonly<Record<string, Sheet>> = {
  wallet: sheet(
    [
      ...['Data', 'Tipo de transação', 'Descrição', 'ID do pedido', 'Direção do dinheiro', 'Valor', 'Status'],
      ...['Balança após as transações', 'Valor a Ser Ajustado'],
    ],
    ['2026-04-10 10:00:00', 'Saques', 'Saque', '-', 'Saída', '-150.00', 'Concluído', '49.86', '-'],
    ['2026-04-06 10:00:00', 'Recarga Automática', 'Ads', '-', 'Saída', '-20.00', 'Concluído', '199.86', '-'],
    ...ofEach((order, index) => [
      ...[`2026-04-0${4 - index} 10:00:00`, 'Renda do pedido', `Renda do pedido ${order}`, order, 'Entrada'],
      ...['73.29', 'Concluído', ['219.86', '146.57', '73.28'][index] ?? '', '-'],
    ]),
  ),
  advances: sheet(
    [
      ...['Data do resgate rápido', 'ID do resgate rápido', 'ID do pedido'],
      ...['Valor de pedidos disponível para resgate rápido', 'Percentual de resgate rápido'],
      ...['Valor dos resgates rápidos', 'Taxa de Serviço', 'Valor recebido', 'Valor restante para pagamento'],
      ...['Valor reembolsado', 'Faturamento total do pedido', 'Valor pendente', 'Status'],
      ...['Data da última transação', 'Data de vencimento'],
    ],
    ...ofEach((order, index) => [
      ...[`2026-03-1${index}`, `="700${index}"`, `="${order}"`, 'R$110.60', '90%', 'R$99.54', 'R$1.99'],
      ...['R$97.55', 'R$11.06', 'R$0.00', 'R$110.60', 'R$11.06', 'Ativo', '2026-03-11', '2026-04-11'],
    ]),
  ),
  returns: sheet(
    [
      ...['ID da Devolução', 'ID do pedido', 'Data de criação do pedido', 'Nome de usuário (Comprador)'],
      ...['Nome do Produto', 'Tempo de envio de devolução', 'Status da Devolução / Reembolso'],
      ...['Motivo da Devolução', 'Quantia total de reembolsos', 'Ação do Vendedor solicitada até'],
      'Compensação ao Vendedor (Disputa bem sucedida/Ajuste em carteira)',
    ],
    ...ofEach((order, index) => [
      ...[`R${index}`, order, '2026-03-01 08:00', 'comprador', 'Caneca', '2026-03-15 09:00', 'Em análise'],
      ...['Produto com defeito', 'R$25,90', '2026-03-18 23:59', '-'],
    ]),
  ),
  affiliates: sheet(
    [
      ...['ID do pedido', 'Status do Pedido', 'Status verificado', 'Preço', 'Qtd', 'Nome do afiliado'],
      ...['Id de atribuição da comissão', 'Comissão do item da marca para o Afiliado'],
      ...['Taxa de serviço de Afiliados do Vendedor', 'despesas', 'Estado de dedução'],
      'Período de cobrança da comissão',
    ],
    ...ofEach((order, index) => [
      ...[order, 'Concluído', 'Válido', '100.00', '1', 'Loja da Ana', `900${index}`, '3.00', '0.50', '3.50'],
      ...['Deduzido', '2026-03'],
    ]),
  ),
}
