import type { FileReceipt, FileWarning } from '@vendaclara/contract/closing'
import { formatCount } from '../../../../ui/number-formats.ts'
import type { MarketplaceWords } from '../../model/marketplaces/marketplace.ts'
import { counted, orders as ofOrders, quoted } from '../../texts.ts'
import type { ReadingProgress } from '../../worker/messages.ts'
import { movementWarnings, sumRows, wholeAmounts } from '../others/texts.ts'
import type { Days, ReplacingDoubt } from '../replacing.ts'
import type { Stage } from '../saving/closing-files-state.ts'

const days = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: 'UTC' })

const period = ({ from, to }: Days) => days.formatRange(new Date(from), new Date(to))

function changeOf(month: string, orders: number, before: string, after: string): string {
  return orders === 0
    ? `${month}: o total das diferenças passa de ${before} para ${after}.`
    : `${month}: ${orders === 1 ? '1 pedido volta' : `${formatCount(orders)} pedidos voltam`} para Sem Pareamento, e o total das diferenças ${before === after ? `continua em ${after}` : `passa de ${before} para ${after}`}.`
}

export const texts = {
  dependents: {
    less: 'a menos',
    more: 'a mais',
    changes: (what: string) => `${what} também pagou pedidos de outros meses. Depois:`,
    change: changeOf,
    checking: 'Conferindo se outros meses dependem deste…',
    unchecked: 'Não deu para conferir se outros meses dependem deste',
  },
  replacing: {
    title: 'Trocar o arquivo?',
    message: (doubt: ReplacingDoubt) =>
      doubt.kind === 'other-days'
        ? `O que você escolheu é de ${period(doubt.after)}, e o que está aqui é de ${period(doubt.before)}. Para ter os dois, volte e use “Adicionar arquivo”.`
        : `O que você escolheu tem ${counted(doubt.after, 'pedido', 'pedidos')}, e o que está aqui tem ${formatCount(doubt.before)}. Confira se ele está completo.`,
    confirm: 'Trocar',
    cancel: 'Voltar',
  },
  removing: {
    title: 'Retirar o arquivo?',
    message: (fileName: string) => `${fileName} sai desta análise, com tudo o que só ele diz.`,
    confirm: 'Retirar',
    cancel: 'Voltar',
  },
  files: {
    drop: 'Arraste o arquivo ou clique para escolher',
    choose: 'Toque para escolher o arquivo',
    dropAgain: 'Trocar arquivo',
    add: 'Adicionar arquivo',
    remove: (fileName: string) => `Retirar ${fileName}`,
    /** '1 – 31 de mar. de 2026 · 1.204 linhas · 3 repetidas'. */
    meta: ({ from, to, rows, leftOut }: FileReceipt) =>
      [
        from && to && days.formatRange(new Date(from), new Date(to)),
        counted(rows, 'linha', 'linhas'),
        leftOut.repeated > 0 && counted(leftOut.repeated, 'repetida', 'repetidas'),
      ]
        .filter(Boolean)
        .join(' · '),
    waiting: 'Aguardando arquivo',
    waitingForOrders: ({ orders }: MarketplaceWords) => `Depois de ${orders}`,
    stored: 'Guardado',
    storedOrders: ofOrders,
    storedIncome: (count: number) => counted(count, 'pedido comparado', 'pedidos comparados'),
    nothingDue: (count: number) =>
      `${counted(count, 'pedido sem valor a receber, como um cancelado, ficou', 'pedidos sem valor a receber, como os cancelados, ficaram')} fora da comparação.`,
    others: (count: number, amount: string, { income, orders }: MarketplaceWords) =>
      `${income} também tem ${amount} de ${counted(count, 'pedido que não está', 'pedidos que não estão')} em ${orders} deste mês e não ${count === 1 ? 'entra' : 'entram'} nas contas.`,
    leftOut: (count: number, amount: string, { income }: MarketplaceWords) =>
      `${income} traz ${amount} de ${counted(count, 'pedido', 'pedidos')} que ${count === 1 ? 'ficou' : 'ficaram'} fora da comparação, como os cancelados e devolvidos.`,
    otherMonth: (count: number, month: string) =>
      `${counted(count, 'pedido é', 'pedidos são')} de outro mês (${count === 1 ? '' : 'a maior parte de '}${month}) e ${count === 1 ? 'conta' : 'contam'} aqui. Se o arquivo daquele mês também ${count === 1 ? 'o' : 'os'} tiver, ${count === 1 ? 'conta' : 'contam'} nos dois.`,
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
    /** '12.000 linhas · abril.xlsx (2 de 3)'. What does not fit on a phone is the end of it. */
    progress: ({ fileName, file, files, rows }: ReadingProgress) =>
      `${counted(rows, 'linha', 'linhas')} · ${files > 1 ? `${fileName} (${file} de ${files})` : fileName}`,
  },
  receipt: {
    sheet: 'Aba',
    lines: 'Linhas lidas',
    usedLines: 'Linhas usadas',
    orders: 'Pedidos dessas linhas',
    partly: (orders: number) =>
      counted(orders, 'pedido cancelado ou devolvido em parte', 'pedidos cancelados ou devolvidos em parte'),
    unreadable: 'Valores ilegíveis, contados como 0',
    showIds: 'Ver IDs',
    leftOut: {
      withoutId: 'Sem ID do pedido (fora)',
      cancelled: 'De pedidos cancelados (fora)',
      refunded: 'Com devolução ou reembolso (fora)',
      partly: 'De pedidos cancelados ou devolvidos em parte (fora)',
      details: 'Linhas “Sku”, que repetem o pedido (fora)',
      refunds: 'Com ID do reembolso (fora da comparação; o que tiram está no pedido e no resumo)',
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
      'equal-adjustments': ({ count }) =>
        `${counted(count, 'ajuste é igual', 'ajustes são iguais')} a outro deste arquivo e ${count === 1 ? 'entrou' : 'entraram'} na soma. Se foram colados duas vezes, baixe o arquivo de novo.`,
      'different-fees': ({ orders, columns }) =>
        `${counted(orders, 'pedido ficou', 'pedidos ficaram')} fora da conta: ${quoted(columns)} muda de uma linha para outra, e não dá para saber o valor certo.`,
      'missing-pieces': ({ orders, columns }) =>
        `${quoted(columns)}: ${counted(orders, 'pedido tem', 'pedidos têm')} mais peças do que as linhas do arquivo somam. Faltam linhas: o esperado ficou menor do que devia. Baixe o relatório de novo, sem filtro, e envie.`,
      'surplus-pieces': ({ orders, columns }) =>
        `${quoted(columns)}: ${counted(orders, 'pedido tem', 'pedidos têm')} menos peças do que as linhas do arquivo somam. Linhas podem estar repetidas: o esperado pode ter ficado maior do que devia. Baixe o relatório de novo e confira.`,
      'several-pieces': ({ orders, columns }) =>
        `${quoted(columns)}: ${counted(orders, 'pedido tem', 'pedidos têm')} linhas de mais de um artigo, e cada linha foi lida como um só. Confira o preço desses pedidos.`,
      'package-rows': ({ orders }) =>
        `${counted(orders, 'pacote tem', 'pacotes têm')} mais ou menos linhas de produto do que diz${orders === 1 ? '' : 'em'}. Uma venda logo depois pode ter entrado no pacote; baixe o relatório de novo e confira.`,
      'odd-ids': ({ count, columns }) =>
        `${quoted(columns)}: ${counted(count, 'linha traz', 'linhas trazem')} outra coisa no lugar do número do pedido. O valor ${count === 1 ? 'dela' : 'delas'} não encontra o seu par; baixe o relatório de novo e confira.`,
      'other-net': ({ orders, columns }) =>
        `${quoted(columns)}: em ${counted(orders, 'pedido', 'pedidos')} não fecha com o preço, os descontos e as taxas do próprio arquivo. Falta alguma coisa nele, ou um valor foi mudado; baixe o relatório de novo e confira.`,
      'positive-charges': ({ orders, columns }) =>
        `${counted(orders, 'pedido tem', 'pedidos têm')} fatura de ${quoted(columns)} com valor positivo, e ele foi somado ao recebido. Se a Shein descontou esse valor, o recebido ficou maior do que devia.`,
      'whole-commissions': ({ count, columns }) =>
        `${quoted(columns)}: em nenhum dos ${formatCount(count)} pedidos tem centavos, ou é sempre 0, e uma porcentagem do preço quase nunca é assim. Baixe o relatório de novo e envie sem abrir em outro programa.`,
      'whole-amounts': wholeAmounts,
      'sum-rows': sumRows,
      'unreadable-values': ({ count, columns }) =>
        `${quoted(columns)}: ${counted(count, 'valor não é número, ou é grande demais para um pedido, e contou', 'valores não são números, ou são grandes demais para um pedido, e contaram')} como 0.`,
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
      'sheets-without': ({ columns }) =>
        `Uma das abas não tem ${quoted(columns)}, e nas linhas dela esse valor falta ou é outro. Se as abas são de relatórios diferentes, envie cada um em seu arquivo.`,
      'gross-fees': ({ columns }) =>
        `Usamos ${quoted(columns)}, porque o arquivo não tem a taxa líquida, que é a que foi cobrada. Com campanha ou Pix a bruta é maior, e a conta mostra diferenças que não existem. Baixe o relatório de novo, com todas as colunas, e envie.`,
      'unreadable-dates': ({ count, columns }) =>
        `${quoted(columns)}: ${counted(count, 'data não pôde ser lida', 'datas não puderam ser lidas')}.`,
      'swapped-days': ({ count, columns }) =>
        `${quoted(columns)}: ${counted(count, 'data pode', 'datas podem')} estar com o dia e o mês trocados, como uma planilha faz ao abrir o arquivo em outro idioma. Baixe o relatório de novo e envie sem abrir.`,
      'other-days': ({ count, columns }) =>
        `${quoted(columns)}: ${counted(count, 'data não combina', 'datas não combinam')} com o dia em que o pedido foi feito. Uma planilha pode ter trocado as datas; baixe o relatório de novo e envie sem abrir.`,
      'fees-not-adding': ({ orders, columns }) =>
        `Em ${counted(orders, 'venda', 'vendas')} os detalhes das tarifas não somam ${quoted(columns)}; ali só o total é mostrado.`,
      'many-refunds': ({ count, columns }) =>
        `${quoted(columns)}: está preenchido em ${counted(count, 'pagamento, que ficou', 'pagamentos, que ficaram')} fora por isso, e são a maior parte do arquivo. Se não são reembolsos, baixe o arquivo de novo.`,
      'without-sale': ({ count, columns }) =>
        `${quoted(columns)}: em branco em ${counted(count, 'pagamento, que não diz de que venda é e ficou', 'pagamentos, que não dizem de que venda são e ficaram')} fora da conta. Se ${count === 1 ? 'é venda' : 'são vendas'} do Mercado Livre, gere o relatório de novo com as duas colunas; até lá, ${count === 1 ? 'parece não paga' : 'parecem não pagas'}.`,
      reserved: ({ orders }) =>
        `O Mercado Pago segura dinheiro de ${counted(orders, 'venda', 'vendas')}, por exemplo por uma reclamação. O valor liberado conta inteiro; veja se ele volta ou é descontado.`,
      'other-sum': ({ columns }) =>
        `As linhas deste arquivo não somam ${quoted(columns)} que ele mesmo traz. Faltam linhas, ou um valor foi mudado; baixe o arquivo de novo.`,
      'without-total': () =>
        'Este arquivo começa pelo saldo inicial e não termina pela linha do total. Ele pode ter sido cortado; baixe de novo e confira.',
      'only-credits': () =>
        'Este arquivo só tem entradas: faltam o saldo inicial, a linha do total e tudo o que é descontado, como o envio. Ele parece filtrado, e o recebido sairia maior do que foi. Gere o relatório de novo, sem filtro.',
      'unknown-words': ({ orders, columns }) =>
        `Não conhecemos ${quoted(columns)}, em ${counted(orders, 'pedido', 'pedidos')}. Confira se ${orders === 1 ? 'ele devia' : 'eles deviam'} contar; se a planilha foi editada, baixe o relatório de novo.`,
      'several-shops': ({ columns }) =>
        `Este arquivo tem valores de ${quoted(columns)}, e foram somados como se fossem uma loja só, em reais. Se não são, baixe um arquivo para cada uma.`,
      'other-shops': ({ columns }) =>
        `Este arquivo é de outra loja que o anterior: ${quoted(columns)}. Se as duas não são da mesma conta, retire um dos arquivos.`,
      'other-shops-across': ({ columns }) =>
        `Este arquivo é da loja ${quoted(columns)}, e o outro arquivo deste mês é de outra: o que uma loja vendeu e outra recebeu não se compara. Confira se os dois são da mesma conta.`,
      'other-shops-stored': ({ columns }) =>
        `Este arquivo é da loja ${quoted(columns)}, e o que estava guardado neste mês era de outra. Se as duas não são da mesma conta, use um mês para cada loja.`,
      'unknown-orders': () =>
        'Nenhum pagamento deste arquivo é de um pedido desta análise. Confira se o mês e a loja são os mesmos dos dois arquivos.',
      'hidden-sheets': ({ columns }) =>
        `${columns.length === 1 ? 'A aba oculta' : 'As abas ocultas'} ${quoted(columns)} também ${columns.length === 1 ? 'foi lida' : 'foram lidas'}.`,
      ...movementWarnings,
    } satisfies Record<FileWarning['kind'], (warning: FileWarning) => string>,
    warningIds: (shown: number, orders: number) =>
      shown < orders ? `Os primeiros ${formatCount(shown)} de ${formatCount(orders)} pedidos` : 'Pedidos',
  },
}
