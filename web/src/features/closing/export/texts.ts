import { monthName } from '@vendaclara/contract/closing'
import type {
  AdjustmentKind,
  AwaitedState,
  ClosingMonth,
  DueDay,
  OrderLeftOut,
} from '@vendaclara/core/closing'
import type { MarketplaceWords } from '../model/marketplaces/marketplace.ts'
import { fullYear } from '../model/months.ts'

export const texts = {
  errors: 'Baixar Erros',
  support: 'Exportar para o suporte',
  supportSheet: 'Pedidos',
  /** 'ErrosDePagamentoMarço26.xlsx'. */
  errorsFileName: ({ month, year }: ClosingMonth) =>
    `ErrosDePagamento${monthName(month)}${String(year).padStart(2, '0')}.xlsx`,
  /** 'PedidosParaSuporteMarço2026.xlsx'. */
  supportFileName: ({ month, year }: ClosingMonth) =>
    `PedidosParaSuporte${monthName(month)}${fullYear(year)}.xlsx`,
  month: 'Planilha do mês',
  year: 'Planilha do ano',
  print: 'Imprimir',
  sheetFailed: 'A planilha não foi criada',
  sheetFailedHow: 'Clique mais uma vez; o que está na tela continua aqui.',
  /** 'Fechamento-Março2026-Shopee.xlsx'. */
  monthFileName: ({ month, year }: ClosingMonth, { name }: MarketplaceWords) =>
    `Fechamento-${monthName(month)}${fullYear(year)}-${name.replaceAll(' ', '')}.xlsx`,
  yearFileName: (year: string) => `Fechamentos-${year}.xlsx`,
}

/** The texts of a month's workbook. The sheet names have no characters that formulas would need to quote. */
export const monthSheets = {
  answer: {
    expected: 'Esperado',
    refunded: 'Devolvido a compradores',
    received: 'Recebido',
    missing: 'Falta',
    awaited: 'Falta: pedidos sem pagamento',
    less: 'Falta: pago a menos',
    more: 'Falta: pago a mais (diminui)',
    crumbs: 'Falta: diferenças de poucos centavos',
    regained: 'Falta: já recuperado (diminui)',
    doubtful: 'Confira os arquivos deste mês: os valores podem estar errados.',
    contestable: 'Do pago a menos, dá para contestar',
    contestableAwaited: 'Do que está sem pagamento, dá para contestar',
    adjustments: 'Ajustes fora dos pedidos (à parte)',
  },
  answerSheet: 'Resumo',
  orders: 'Pedidos',
  differences: 'Diferenças',
  reasons: 'Motivos',
  unmatched: 'Sem pareamento',
  adjustments: 'Ajustes',
  order: {
    id: 'ID do pedido',
    date: 'Data do pedido',
    status: 'Status',
    products: 'Produtos',
    units: 'Unidades',
    expected: 'Esperado (R$)',
    received: 'Recebido (R$)',
    difference: 'Diferença (R$)',
    state: 'Situação',
    reason: 'Motivo',
    info: 'Informação',
    contestable: 'A contestar (R$)',
    due: 'Previsto para',
    dueBasis: 'De onde vem a data',
    line: 'Linha no arquivo',
  },
  dueBases: {
    stated: 'Do arquivo',
    rule: 'Regra do marketplace',
    estimated: 'Estimativa',
  } satisfies Record<DueDay['basis'], string>,
  states: {
    nothingDue: 'Sem valor a receber',
    awaited: {
      overdue: 'Sem pagamento, atrasado',
      due: 'Chega esta semana',
      upcoming: 'No prazo',
      undated: 'Sem pagamento, sem data',
      unpaid: 'Comprador não pagou',
      owed: 'Custa a você, ainda não descontado',
    } satisfies Record<AwaitedState, string>,
    paid: 'Pago',
    paidLate: 'Pago com atraso',
    refunded: 'Pago, com reembolso ao comprador',
    less: 'Pago a menos',
    more: 'Pago a mais',
  },
  leftOut: {
    sheet: 'Fora da conta',
    reason: 'Motivo',
    status: 'O que consta no arquivo',
    reasons: {
      cancelled: 'Cancelado',
      refunded: 'Devolvido ou reembolsado',
      partly: 'Cancelado ou devolvido em parte',
      fees: 'Taxas diferentes em cada linha',
    } satisfies Record<OrderLeftOut, string>,
  },
  adjustment: {
    day: 'Data',
    description: 'Descrição',
    reason: 'Motivo',
    id: 'ID do pedido',
    kind: 'Tipo',
    amount: 'Valor (R$)',
  },
  reason: { reason: 'Motivo', orders: 'Pedidos', sum: 'Soma (R$)' },
  fees: 'Tarifas',
  fee: {
    charged: 'Cobrado (R$)',
    due: 'Pela tabela (R$)',
    difference: 'Diferença (R$)',
    rule: 'O que foi cobrado',
    verdict: 'O que se pode dizer',
    table: 'Tabela',
  },
}

export const movementSheets = {
  lines: 'Outros arquivos',
  sums: 'Outros arquivos, somas',
  line: {
    source: 'Arquivo',
    kind: 'Tipo',
    day: 'Data',
    id: 'ID do pedido',
    text: 'Descrição',
    state: 'Situação no arquivo',
    amount: 'Valor (R$)',
    fee: 'Tarifa (R$)',
    rest: 'Ainda por vir (R$)',
    compensation: 'Compensação (R$)',
    until: 'Responder até',
    lines: 'Linhas',
  },
  year: {
    month: 'Mês',
    marketplace: 'Marketplace',
    lines: 'Linhas',
    unknown: 'Sem valor',
    ofWallet: (kind: string) => `Carteira: ${kind} (R$)`,
    wallet: 'Carteira: soma (R$)',
    advanced: 'Acelera: adiantado (R$)',
    fee: 'Acelera: tarifa (R$)',
    rest: 'Acelera: ainda por vir (R$)',
    affiliates: 'Afiliados: comissão (R$)',
    refunds: 'Devoluções: reembolsos (R$)',
    compensations: 'Devoluções: compensações (R$)',
    total: 'Total',
    about:
      'À parte da aba Fechamentos: a Carteira repete a renda e os ajustes do arquivo de renda. Não some as duas abas, nem um arquivo com o outro.',
  },
}

export const adjustmentNames = {
  'ads-top-up': 'Recarga de anúncios',
  'invoiced-fee': 'Tarifa da fatura',
  other: 'Ajuste',
} satisfies Record<AdjustmentKind, string>

export const yearSheet = {
  name: 'Fechamentos',
  columns: {
    month: 'Mês',
    marketplace: 'Marketplace',
    orders: 'Pedidos',
    expected: 'Esperado (R$)',
    received: 'Recebido (R$)',
    refunded: 'Devolvido a compradores (R$)',
    regained: 'Recuperado do que faltava (R$)',
    missing: 'Falta (R$)',
    differences: 'Diferenças',
    totalDifference: 'Total das diferenças (R$)',
    recovered: 'Recuperado (R$)',
    denied: 'Perdido (R$)',
    adjustments: 'Ajustes fora dos pedidos (R$)',
    doubts: 'Avisos',
  },
  doubtful: 'Confira os arquivos: os valores podem estar errados',
  total: 'Total',
}
