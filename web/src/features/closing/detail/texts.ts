import type { FileReceipt, FileWarning } from '@vendaclara/contract/closing'
import { formatCount } from '../../../ui/number-formats.ts'
import type { Stage } from '../saving/closing-files-state.ts'
import { counted, type MarketplaceWords, quoted } from '../texts.ts'
import type { ReadingProgress } from '../worker/messages.ts'

export const texts = {
  detail: {
    back: 'Todas as análises',
    remove: 'Deletar',
    removeTitle: 'Deletar Análise?',
    removeText: (month: string) =>
      `Os pedidos e as diferenças de ${month} serão apagados. Não dá para desfazer.`,
    less: 'a menos',
    more: 'a mais',
    removeChecking: 'Conferindo se outros meses dependem deste…',
    removeUnchecked: 'Não deu para conferir se outros meses dependem deste',
    removeChanges: (month: string) => `A renda de ${month} também pagou pedidos de outros meses. Sem ela:`,
    removeChange: (month: string, orders: number, before: string, after: string) =>
      orders === 0
        ? `${month}: o total das diferenças passa de ${before} para ${after}.`
        : `${month}: ${orders === 1 ? '1 pedido volta' : `${formatCount(orders)} pedidos voltam`} para Sem Pareamento, e o total das diferenças ${before === after ? `continua em ${after}` : `passa de ${before} para ${after}`}.`,
    removeConfirm: 'Deletar',
    removeCancel: 'Voltar',
    removeFailed: 'A análise não foi deletada',
    loading: 'Carregando a análise',
    failed: 'A análise não foi carregada',
    notRenewed: 'A análise não foi atualizada; abaixo está o que foi carregado antes',
    unknownTitle: 'Essa análise não existe',
    unknownText: 'Ela pode ter sido deletada, ou o endereço está incompleto.',
    unknownLink: 'Ver todas as análises',
  },
  leaving: {
    title: 'Sair sem salvar?',
    files: (month: string) => `O que foi lido em ${month} ainda não está salvo e será perdido.`,
    marks: (month: string) =>
      `O que você marcou nos pedidos de ${month} ainda não está salvo e será perdido.`,
    late: (month: string, { income }: MarketplaceWords) =>
      `Ainda não foi guardado quais pedidos de outros meses a renda de ${month} pagou. Se sair agora, será preciso enviar ${income} de novo.`,
    confirm: 'Sair sem salvar',
    cancel: 'Ficar nesta tela',
  },
  files: {
    drop: 'Arraste o arquivo ou clique para escolher',
    dropAgain: 'Enviar outro no lugar',
    add: 'Acrescentar outro arquivo',
    remove: (fileName: string) => `Retirar ${fileName}`,
    chooseAgain: (names: readonly string[]) =>
      `Este navegador não tem mais ${names.length === 1 ? 'o arquivo' : 'os arquivos'} desta análise. Para acrescentar outro, escolha-o junto com ${names.map((name) => `“${name}”`).join(', ')}.`,
    waiting: 'Aguardando arquivo',
    waitingForOrders: ({ orders }: MarketplaceWords) => `Depois de ${orders}`,
    stored: 'Guardado',
    storedOrders: (count: number) => counted(count, 'pedido', 'pedidos'),
    storedIncome: (count: number) => counted(count, 'pedido comparado', 'pedidos comparados'),
    incomeAgain: 'Envie de novo',
    unsaved: 'Lido, ainda não salvo',
    stages: {
      queued: 'Na fila, depois do outro arquivo…',
      reading: 'Lendo o arquivo…',
      comparing: 'Comparando…',
      saving: 'Salvando…',
    } satisfies Record<Stage, string>,
    cancel: 'Cancelar',
    ordersFirst: ({ orders }: MarketplaceWords) =>
      `Você precisa fazer o upload do arquivo de ${orders.toUpperCase()} antes`,
    refused: 'Este arquivo não foi usado',
    saveFailed: 'Não foi possível salvar',
    saveFailedText: (reason: string) =>
      `${reason} O que foi lido continua nesta tela, mas ainda não está guardado.`,
    lateFailed: 'Falta marcar os pedidos de outros meses',
    lateFailedText: (reason: string) =>
      `${reason} Esta análise está salva. Ainda não foi guardado quais pedidos de outros meses esta renda pagou.`,
    conflictTitle: 'Esta análise foi mudada em outra aba ou aparelho',
    conflictText:
      'Depois que esta tela foi carregada, outros arquivos foram guardados lá. Nada deles foi sobrescrito, e o que você enviou aqui ainda não foi guardado.',
    conflictShow: 'Ver o que está guardado',
    conflictOverwrite: 'Comparar e guardar os desta tela',
    outdatedTitle: 'O resultado abaixo é do arquivo de pedidos anterior',
    outdatedText: ({ income }: MarketplaceWords) =>
      `Envie ${income} de novo para comparar com os pedidos novos.`,
    otherMonthTitle: (percent: number) =>
      percent > 50 ? 'Os pedidos são de outro mês' : 'Há pedidos de outro mês',
    otherMonthText: (percent: number, ofFile: string, ofClosing: string) =>
      `${percent}% dos pedidos não são de ${ofClosing}, o mês desta análise; a maior parte desses é de ${ofFile}. Confira se é o arquivo certo.`,
    strangersTitle: 'Nenhum pedido bateu com a renda',
    strangersText: ({ orders, income }: MarketplaceWords) =>
      `Nenhum pedido de ${orders} aparece em ${income}. Confira se os dois arquivos são do mesmo mês e da mesma loja.`,
    /** 'abril.xlsx (2 de 3): 12.000 linhas'. */
    progress: ({ fileName, file, files, rows }: ReadingProgress) =>
      `${files > 1 ? `${fileName} (${file} de ${files})` : fileName}: ${counted(rows, 'linha', 'linhas')}`,
  },
  receipt: {
    source: (fileName: string, sheet: string) => `${fileName} · aba “${sheet}”`,
    lines: 'Linhas lidas',
    usedLines: 'Linhas usadas',
    orders: 'Pedidos dessas linhas',
    partly: (orders: number) =>
      counted(
        orders,
        'pedido só em parte cancelado ou devolvido',
        'pedidos só em parte cancelados ou devolvidos',
      ),
    unreadable: 'Valores ilegíveis, contados como 0',
    showIds: 'Ver IDs',
    leftOut: {
      withoutId: 'Sem ID do pedido (fora)',
      cancelled: 'De pedidos cancelados (fora)',
      refunded: 'Com devolução ou reembolso (fora)',
      partly: 'De pedidos só em parte cancelados ou devolvidos (fora)',
      details: 'Linhas “Sku”, que repetem o pedido (fora)',
      refunds: 'Com ID do reembolso (fora)',
      repeated: 'Repetidas em outro arquivo (fora)',
      copies: 'Coladas duas vezes neste arquivo (fora)',
      texts: 'De total ou de texto, sem pedido (fora)',
      fees: 'De pedidos com taxas que não batem entre si (fora)',
    } satisfies Record<keyof FileReceipt['leftOut'], string>,
    warnings: {
      'copied-rows': ({ count }) =>
        `${counted(count, 'linha estava repetida neste arquivo e contou', 'linhas estavam repetidas neste arquivo e contaram')} uma vez só.`,
      'equal-rows': ({ orders }) =>
        `${counted(orders, 'pedido tem', 'pedidos têm')} linhas iguais, e elas foram somadas. Se foram coladas duas vezes, baixe o arquivo de novo.`,
      'different-fees': ({ orders, columns }) =>
        `${counted(orders, 'pedido ficou', 'pedidos ficaram')} fora da conta: ${quoted(columns)} muda de uma linha para outra, e não dá para saber o valor certo.`,
      'unreadable-values': ({ count, columns }) =>
        `${quoted(columns)}: ${counted(count, 'valor não é número e contou', 'valores não são números e contaram')} como 0.`,
      'blank-amounts': ({ orders, columns }) =>
        `${quoted(columns)}: em branco em ${counted(orders, 'pedido', 'pedidos')}, contado como 0.`,
      'blank-status': ({ orders, columns }) =>
        `${quoted(columns)}: em branco em ${counted(orders, 'pedido, que entrou', 'pedidos, que entraram')} na conta como não cancelado${orders === 1 ? '' : 's'}.`,
      'negative-amounts': ({ orders, columns }) =>
        `${quoted(columns)}: valor negativo em ${counted(orders, 'pedido', 'pedidos')}. O arquivo original traz esses valores sem o sinal de menos; confira o arquivo.`,
      'three-decimals': ({ count, columns }) =>
        `${quoted(columns)}: ${counted(count, 'valor tem', 'valores têm')} três casas depois do ponto, como 1.299, e foi lido como R$ 1,30. Se era milhar, baixe o arquivo de novo.`,
      'guessed-thousands': ({ count, columns }) =>
        `${quoted(columns)}: ${counted(count, 'valor como 1.299 foi lido', 'valores como 1.299 foram lidos')} como R$ 1.299,00, porque nenhum outro mostra os centavos. Se não era milhar, baixe o arquivo de novo.`,
      'without-columns': ({ columns }) =>
        `O arquivo não tem ${quoted(columns)}. A conta é a mesma, mas falta essa informação nos pedidos e na explicação das diferenças.`,
      'unreadable-dates': ({ count, columns }) =>
        `${quoted(columns)}: ${counted(count, 'data não pôde ser lida', 'datas não puderam ser lidas')}.`,
      'hidden-sheets': ({ columns }) =>
        `${columns.length === 1 ? 'A aba oculta' : 'As abas ocultas'} ${quoted(columns)} também ${columns.length === 1 ? 'foi lida' : 'foram lidas'}.`,
    } satisfies Record<FileWarning['kind'], (warning: FileWarning) => string>,
    warningIds: (shown: number, orders: number) =>
      shown < orders ? `Os primeiros ${formatCount(shown)} de ${formatCount(orders)} pedidos` : 'Pedidos',
  },
  summary: {
    title: 'Resumo',
    analysed: 'Pedidos Analisados',
    unmatched: 'Pedidos Sem Pareamento',
    differences: 'Diferenças Encontradas',
    total: 'Valor Total das Diferenças',
    late: (count: number) => `${counted(count, 'pago', 'pagos')} em outro mês`,
    both: (lost: string, gained: string) => `${lost} a menos e ${gained} a mais`,
    none: '–',
    gain: 'a mais para você',
    loss: 'a menos para você',
    even: 'sem diferença',
    download: 'Baixar Erros',
    notCompared: 'Envie os dois arquivos para comparar',
    nothingToDownload: 'Não há diferenças para baixar',
    downloadFailed: 'O arquivo de erros não foi criado. Clique em Baixar Erros mais uma vez.',
  },
}
