import { formatCount } from '../../../ui/number-formats.ts'
import type { MarketplaceWords } from '../model/marketplaces/marketplace.ts'
import { counted } from '../texts.ts'

export const texts = {
  detail: {
    back: 'Todas as análises',
    more: 'Mais opções do mês',
    remove: 'Deletar',
    removeTitle: 'Deletar Análise?',
    removeText: (month: string) =>
      `Os pedidos e as diferenças de ${month} serão apagados. Não dá para desfazer.`,
    incomeOf: (month: string) => `O arquivo de pagamentos de ${month}`,
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
    note: (month: string) =>
      `A nota ou o valor que você digitou em um pedido de ${month} ainda não está salvo e será perdido.`,
    confirm: 'Sair sem salvar',
    cancel: 'Ficar nesta tela',
  },
  notices: {
    saveFailed: 'Não foi possível salvar',
    saveFailedText: (reason: string) =>
      `${reason} O que foi lido continua nesta tela, mas ainda não está guardado.`,
    sentTitle: 'Fechado com uma versão anterior',
    sentText: ({ orders, income }: MarketplaceWords) =>
      `Os valores são os que ficaram guardados. Envie ${orders} e ${income} de novo para ver cada pedido.`,
    otherMonthTitle: (percent: number) =>
      percent > 50 ? 'Os pedidos são de outro mês' : 'Há pedidos de outro mês',
    otherMonthText: (percent: number, ofFile: string, ofClosing: string) =>
      percent === 100
        ? `Nenhum pedido é de ${ofClosing}, o mês desta análise; a maior parte é de ${ofFile}. Confira se é o arquivo certo; se for, crie a análise de ${ofFile} e envie o arquivo lá.`
        : `${percent}% dos pedidos não são de ${ofClosing}, o mês desta análise; a maior parte desses é de ${ofFile}. Confira se é o arquivo certo.`,
    doubtTitle: 'Confira os arquivos antes de olhar os valores',
    doubtText: 'Até lá os valores abaixo podem estar errados, e nada deste mês aparece para contestar.',
    mostDiffer: (count: number, all: number, { orders, income }: MarketplaceWords) =>
      `${formatCount(count)} de ${formatCount(all)} pedidos vieram com outro valor, cada um diferente, sem que os arquivos digam por quê. Quando quase tudo difere assim, costuma ser o arquivo: veja se ${orders} e ${income} são da mesma loja, estão completos e não foram mudados em outro programa.`,
    nothing: (count: number, { orders, income }: MarketplaceWords) =>
      `Em ${counted(count, 'pedido', 'pedidos')} um dos arquivos diz R$ 0,00 e o outro não, sem dizer por quê. Costuma ser o arquivo: baixe ${orders} e ${income} de novo e envie sem abrir antes.`,
    paidCancelled: (count: number, { orders, income }: MarketplaceWords) =>
      `Em ${income} há dinheiro de ${counted(count, 'pedido cancelado', 'pedidos cancelados')}, e não há de outros tantos que não foram. A coluna do status de ${orders} pode ter sido ordenada sozinha: baixe o arquivo de novo e envie sem abrir antes.`,
    paidReturned: (count: number, { orders, income }: MarketplaceWords) =>
      `${orders} diz que ${counted(count, 'pedido foi devolvido', 'pedidos foram devolvidos')}, e ${income} traz dinheiro ${count === 1 ? 'dele' : 'deles'}. São muitos para um mês: a coluna da devolução pode ter sido mudada. Baixe ${orders} de novo e envie sem abrir antes.`,
    otherFees: (count: number, { orders }: MarketplaceWords) =>
      `No relatório de tarifas, ${counted(count, 'pedido tem tarifas', 'pedidos têm tarifas')} que não são as de ${orders}: mais em uns e menos em outros. Uma coluna dele pode ter sido ordenada sozinha: baixe o relatório de tarifas de novo e envie sem abrir antes.`,
    otherColumn: (count: number, sentence: string, { orders, income }: MarketplaceWords) =>
      `Em ${counted(count, 'pedido', 'pedidos')} ${sentence}, e não como uma tarifa nova faria: para mais em uns e para menos em outros, ou demais. Costuma ser uma coluna que outro programa mudou: baixe ${orders} e ${income} de novo e envie sem abrir antes.`,
    strangersTitle: 'Nenhum pedido bateu com os pagamentos',
    strangersText: ({ orders, income }: MarketplaceWords) =>
      `Nenhum pedido de ${orders} aparece em ${income}. Confira se os dois arquivos são do mesmo mês e da mesma loja.`,
  },
}
