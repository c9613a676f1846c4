import { fullYear, type Month } from '../model/months.ts'

export const texts = {
  exportSupport: 'Exportar para o suporte',
  exportFailed: 'A planilha para o suporte não foi criada',
  exportFailedHow: 'Clique em Exportar para o suporte mais uma vez; o que está na tela continua aqui.',
  supportSheet: 'Pedidos',
  supportColumns: {
    id: 'ID do pedido',
    date: 'Data do pedido',
    expected: 'Esperado (R$)',
    received: 'Recebido (R$)',
    difference: 'Diferença (R$)',
    reason: 'Motivo',
  },
  /** 'ErrosDePagamentoMarço26.xlsx'. */
  errorsFileName: ({ month, year }: Month) => `ErrosDePagamento${month}${String(year).padStart(2, '0')}.xlsx`,
  /** 'PedidosParaSuporteMarço2026.xlsx'. */
  supportFileName: ({ month, year }: Month) => `PedidosParaSuporte${month}${fullYear(year)}.xlsx`,
}
