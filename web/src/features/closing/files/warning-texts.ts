import type { FileWarning, FileWarningKind } from '@vendaclara/core/closing'
import { formatCount } from '../../../ui/number-formats.ts'
import { counted, quoted } from '../texts.ts'

interface Warning extends FileWarning {
  /** Of how many orders; only the first of them are in `orderIds`. */
  readonly orders: number
}

type Warnings = Record<FileWarningKind, (warning: Warning) => string>

const warnings: Warnings = {
  'copied-rows': ({ count }) =>
    `${counted(count, 'linha estava repetida neste arquivo e contou', 'linhas estavam repetidas neste arquivo e contaram')} uma vez só.`,
  'equal-rows': ({ orders }) =>
    `${counted(orders, 'pedido tem', 'pedidos têm')} linhas iguais, e elas foram somadas. Se foram coladas duas vezes, baixe o arquivo de novo.`,
  'equal-adjustments': ({ count }) =>
    `${counted(count, 'ajuste é igual', 'ajustes são iguais')} a outro deste arquivo e ${count === 1 ? 'entrou' : 'entraram'} na soma. Se foram colados duas vezes, baixe o arquivo de novo.`,
  'different-fees': ({ orders, columns }) =>
    `${counted(orders, 'pedido ficou', 'pedidos ficaram')} fora da conta: ${quoted(columns)} muda de uma linha para outra, e não dá para saber o valor certo.`,
  'missing-pieces': ({ orders, columns }) =>
    `${quoted(columns)}: ${counted(orders, 'pedido tem', 'pedidos têm')} mais peças do que as linhas do arquivo somam. Faltam linhas: o esperado ficou menor do que devia. Baixe o arquivo de novo, sem filtro, e envie.`,
  'surplus-pieces': ({ orders, columns }) =>
    `${quoted(columns)}: ${counted(orders, 'pedido tem', 'pedidos têm')} menos peças do que as linhas do arquivo somam. Linhas podem estar repetidas: o esperado pode ter ficado maior do que devia. Baixe o arquivo de novo e confira.`,
  'several-pieces': ({ orders, columns }) =>
    `${quoted(columns)}: ${counted(orders, 'pedido tem', 'pedidos têm')} linhas de mais de um artigo, e cada linha foi lida como um só. Confira o preço desses pedidos.`,
  'package-rows': ({ orders }) =>
    `${counted(orders, 'pacote tem', 'pacotes têm')} mais ou menos linhas de produto do que diz${orders === 1 ? '' : 'em'}. Uma venda logo depois pode ter entrado no pacote; baixe o arquivo de novo e confira.`,
  'odd-ids': ({ count, columns }) =>
    `${quoted(columns)}: ${counted(count, 'linha traz', 'linhas trazem')} outra coisa no lugar do número do pedido. O valor ${count === 1 ? 'dela' : 'delas'} não chega a nenhum pedido: baixe o arquivo de novo e confira.`,
  'other-net': ({ orders, columns }) =>
    `${quoted(columns)}: em ${counted(orders, 'pedido', 'pedidos')} não fecha com o preço, os descontos e as taxas do próprio arquivo. Falta alguma coisa nele, ou um valor foi mudado; baixe o arquivo de novo e confira.`,
  'positive-charges': ({ orders, columns }) =>
    `${counted(orders, 'pedido tem', 'pedidos têm')} fatura de ${quoted(columns)} com valor positivo, e ele foi somado ao recebido. Se a Shein descontou esse valor, o recebido ficou maior do que devia.`,
  'whole-commissions': ({ count, columns }) =>
    `${quoted(columns)}: em nenhum dos ${formatCount(count)} pedidos tem centavos, ou é sempre 0, e uma porcentagem do preço quase nunca é assim. Baixe o arquivo de novo e envie sem abrir em outro programa.`,
  'whole-amounts': ({ count }) =>
    `Nenhum dos valores deste arquivo tem centavos, ou todos terminam em 0 (${formatCount(count)} diferentes). A vírgula pode ter se perdido ou mudado de lugar: baixe o arquivo de novo e envie sem abrir em outro programa.`,
  'sum-rows': ({ orderIds }) =>
    `Uma linha com o número ${quoted(orderIds)} é a soma de todas as outras e ficou de fora. Se a planilha foi editada, baixe o arquivo de novo.`,
  'day-numbers': ({ count, columns }) =>
    `${quoted(columns)}: ${counted(count, 'valor muito maior que os outros é, para uma planilha, o número de um dia, e pode', 'valores muito maiores que os outros são, para uma planilha, números de dias, e podem')} ter sido outro. Confira, ou baixe o arquivo de novo e envie sem abrir.`,
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
    `Usamos ${quoted(columns)}, porque o arquivo não tem a taxa líquida, que é a que foi cobrada. Com campanha ou Pix a bruta é maior, e a conta mostra diferenças que não existem. Baixe o arquivo de novo, com todas as colunas, e envie.`,
  'unreadable-dates': ({ count, columns }) =>
    `${quoted(columns)}: ${counted(count, 'data não pôde ser lida', 'datas não puderam ser lidas')}.`,
  'swapped-days': ({ count, columns }) =>
    `${quoted(columns)}: ${counted(count, 'data pode', 'datas podem')} estar com o dia e o mês trocados, como uma planilha faz ao abrir o arquivo em outro idioma. Baixe o arquivo de novo e envie sem abrir.`,
  'other-days': ({ count, columns }) =>
    `${quoted(columns)}: ${counted(count, 'data não combina', 'datas não combinam')} com o dia em que o pedido foi feito. Uma planilha pode ter trocado as datas; baixe o arquivo de novo e envie sem abrir.`,
  'fees-not-adding': ({ orders, columns }) =>
    `Em ${counted(orders, 'venda', 'vendas')} os detalhes das tarifas não somam ${quoted(columns)}; ali só o total é mostrado.`,
  'many-refunds': ({ count, columns }) =>
    `${quoted(columns)}: está preenchido em ${counted(count, 'pagamento, que ficou', 'pagamentos, que ficaram')} fora por isso, e são a maior parte do arquivo ou dinheiro que entrou. Se não são reembolsos, baixe o arquivo de novo.`,
  'without-sale': ({ count, columns }) =>
    `${quoted(columns)}: em branco em ${counted(count, 'lançamento, que não diz de que venda é e ficou', 'lançamentos, que não dizem de que venda são e ficaram')} fora da conta. Se ${count === 1 ? 'é' : 'são'} de vendas do Mercado Livre, gere o relatório de novo com as duas colunas; até lá o recebido delas pode estar errado.`,
  reserved: ({ orders }) =>
    `O Mercado Pago segura dinheiro de ${counted(orders, 'venda', 'vendas')}, por exemplo por uma reclamação. O valor liberado conta inteiro; veja se ele volta ou é descontado.`,
  'other-sum': ({ columns }) =>
    `As linhas deste arquivo não somam ${quoted(columns)} que ele mesmo traz. Faltam linhas, ou um valor foi mudado; baixe o arquivo de novo.`,
  'without-total': () =>
    'Este arquivo começa pelo saldo inicial e não termina pela linha do total. Ele pode ter sido cortado; baixe de novo e confira.',
  'only-credits': () =>
    'Este arquivo só tem entradas: faltam o saldo inicial, a linha do total e tudo o que é descontado, como o envio. Ele parece filtrado, e o recebido sairia maior do que foi. Gere o relatório de novo, sem filtro.',
  'unknown-words': ({ orders, columns }) =>
    `Não conhecemos ${quoted(columns)}, em ${counted(orders, 'pedido', 'pedidos')}. Confira se ${orders === 1 ? 'ele devia' : 'eles deviam'} contar; se a planilha foi editada, baixe o arquivo de novo.`,
  'several-shops': ({ columns }) =>
    `Este arquivo tem valores de ${quoted(columns)}, e foram somados como se fossem uma loja só, em reais. Se não são, baixe um arquivo para cada uma.`,
  'other-shops': ({ columns }) =>
    `Este arquivo não é da mesma loja que o anterior: ${quoted(columns)}. Se as duas não são da mesma conta, retire um dos arquivos.`,
  'other-shops-across': ({ columns }) =>
    `Este arquivo é da loja ${quoted(columns)}, e o outro arquivo deste mês é de outra: o que uma loja vendeu e outra recebeu não se compara. Confira se os dois são da mesma conta.`,
  'other-shops-stored': ({ columns }) =>
    `Este arquivo é da loja ${quoted(columns)}, e o que estava guardado neste mês era de outra. Se as duas não são da mesma conta, use um mês para cada loja.`,
  'unknown-orders': () =>
    'Nenhum pagamento deste arquivo é de um pedido desta análise. Confira se o mês e a loja são os mesmos dos dois arquivos.',
  'hidden-sheets': ({ columns }) =>
    `${columns.length === 1 ? 'A aba oculta' : 'As abas ocultas'} ${quoted(columns)} também ${columns.length === 1 ? 'foi lida' : 'foram lidas'}.`,
  'unsettled-rows': ({ count }) =>
    `${counted(count, 'linha que não moveu dinheiro, pelo status e pelo saldo, ficou', 'linhas que não moveram dinheiro, pelo status e pelo saldo, ficaram')} de fora.`,
  'to-be-adjusted': ({ count }) =>
    `${counted(count, 'linha tem', 'linhas têm')} um “Valor a Ser Ajustado”, que não foi somado.`,
  'without-times': ({ columns }) =>
    `${quoted(columns)}: só tem o dia, e o arquivo da Shopee tem a hora também. Se este período já foi enviado em outro arquivo, as linhas podem contar duas vezes; envie o arquivo como veio da Shopee.`,
  'different-amounts': ({ count, columns }) =>
    `${quoted(columns)}: as linhas de ${counted(count, 'devolução dizem', 'devoluções dizem')} valores diferentes, e o valor ficou sem mostrar.`,
}

/** What lines of money say in other words than orders and their payments. */
const ofMovements: Partial<Warnings> = {
  'equal-rows': ({ count }) =>
    `${counted(count, 'linha é do mesmo item que outra', 'linhas são do mesmo item que outras')} deste arquivo, e todas entraram na soma. Se foram coladas duas vezes, baixe o arquivo de novo.`,
  'odd-ids': ({ count, columns }) =>
    `${quoted(columns)}: ${counted(count, 'linha não traz', 'linhas não trazem')} o número de um pedido e ${count === 1 ? 'não aparece' : 'não aparecem'} em nenhum. Baixe o arquivo de novo e confira.`,
  'without-columns': ({ columns }) =>
    `Falta no arquivo ${quoted(columns)}, e as linhas não dizem o que estaria ali. Baixe o arquivo de novo, com todas as colunas.`,
  'blank-amounts': ({ count, columns }) =>
    `${quoted(columns)}: em branco em ${counted(count, 'linha', 'linhas')}. Baixe o arquivo de novo e confira.`,
  'unknown-words': ({ count, columns }) =>
    `${counted(count, 'linha entra', 'linhas entram')} como outro lançamento, porque não conhecemos ${quoted(columns)}. Se a planilha foi editada, baixe o arquivo de novo.`,
  'other-net': ({ count, columns }) =>
    `${quoted(columns)}: em ${counted(count, 'linha', 'linhas')} não fecha com os outros valores do próprio arquivo. Se a planilha foi editada, baixe o arquivo de novo.`,
}

/** What the seller should know about how a file was read; `isOfMovements` for one beside a month's own two. */
export function warningSentence(warning: Warning, isOfMovements = false): string {
  const sentence = (isOfMovements && ofMovements[warning.kind]) || warnings[warning.kind]
  return sentence(warning)
}
