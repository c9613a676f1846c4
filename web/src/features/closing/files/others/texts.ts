import type { FileSlot } from '@vendaclara/contract/closing'
import type { MovementKind, MovementSource } from '@vendaclara/core/closing'
import { formatCount } from '../../../../ui/number-formats.ts'
import type { MarketplaceWords } from '../../model/marketplaces/marketplace.ts'
import { counted } from '../../texts.ts'

const months = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2026-03' as 'março de 2026'. */
export function monthName(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`))
}

export const sourceNames: Record<MovementSource, string> = {
  wallet: 'Carteira',
  advances: 'Shopee Acelera',
  returns: 'Devoluções',
  affiliates: 'Afiliados',
}

/** 'Carteira: carteira.xlsx'. */
export const fileOf = (source: MovementSource, name: string) => `${sourceNames[source]}: ${name}`

export const texts = {
  files: {
    title: ({ of }: MarketplaceWords) => `Outros arquivos ${of}`,
    hint: 'Carteira, Acelera, Devoluções e Afiliados, de um ou mais meses. O que já foi lido não conta de novo.',
    choose: 'Escolher arquivos',
    dropHere: 'Solte os arquivos em qualquer lugar desta tela',
    reading: (rows: number) => `Lendo… ${counted(rows, 'linha', 'linhas')}`,
    storing: 'Guardando…',
    waiting: 'Na fila',
    cancel: 'Cancelar',
    cancelled: 'Você cancelou. Nada deste arquivo foi guardado.',
    removed: 'Removido, com as linhas que só ele tinha.',
    dismiss: (name: string) => `Fechar o aviso de ${name}`,
    remove: (name: string) => `Remover ${name}`,
    removeShort: 'Remover',
    removeFailed: 'O arquivo não foi removido',
    stored: 'Arquivos guardados',
    period: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
    lines: (count: number) => counted(count, 'linha', 'linhas'),
    read: (added: number, known: number) =>
      known === 0
        ? counted(added, 'linha nova', 'linhas novas')
        : `${counted(added, 'linha nova', 'linhas novas')}, ${formatCount(known)} que já ${known === 1 ? 'estava' : 'estavam'} aqui`,
    months: (list: readonly string[]) => `Vale para ${list.join(' · ')}`,
    inMonth: (month: string, lines: number) => `${month} (${formatCount(lines)})`,
    tooMany: (most: number) => `São arquivos demais de uma vez. Envie no máximo ${most} por vez.`,
    ofMonth: (file: string, month: string, lines: number) =>
      `É ${file} de ${month}, ${counted(lines, 'linha', 'linhas')}: entra na análise desse mês.`,
    paidIn: (file: string, month: string, lines: number) =>
      `É ${file}, de ${month}, ${counted(lines, 'linha', 'linhas')}.`,
    ofOtherMonths: 'Há linhas de outros meses também.',
    undated: (file: string) => `É ${file}, mas nenhuma linha diz o dia.`,
    ofEarlierMonth: (file: string) => `É ${file}: entra no mês em que os pedidos foram feitos.`,
    openItsMonth: 'Abra o mês dele e envie lá.',
    slot: (slot: FileSlot, words: MarketplaceWords) => `${words[slot]} ${words.of}`,
    inTheMonth: 'Envie-o em cima, no lugar dele.',
    readAs: (file: string, files: number) =>
      files === 1
        ? `Ler como ${file} deste mês`
        : `Ler ${formatCount(files)} arquivos como ${file} deste mês`,
    busyHere: (file: string) => `Na fila: dá para ler quando ${file} terminar.`,
    ofOtherMarketplace: ({ of }: MarketplaceWords) =>
      `Este mês é ${of}: volte à lista de análises e envie o arquivo lá.`,
    opening: 'O mês ainda está abrindo.',
    notLoaded: 'Os arquivos guardados não foram carregados',
  },
  order: {
    title: 'Em outros arquivos',
    lines: 'Linhas deste pedido',
    about: 'Não mudam o esperado nem o recebido acima: podem ser o mesmo dinheiro, visto por outro arquivo.',
    arrived: (day: string) => `O dinheiro deste pedido entrou na sua carteira em ${day}.`,
    taken: (amount: string, day: string) => `Saíram da sua carteira ${amount} deste pedido em ${day}.`,
    arrivedAndTaken: (day: string, taken: string) =>
      `O dinheiro deste pedido entrou na sua carteira em ${day} e foi retirado em ${taken}.`,
    advanced: (amount: string, day: string, fee: string, rest: string) =>
      `A Shopee Acelera adiantou ${amount} em ${day}, com tarifa de ${fee}; ${rest} ficaram para depois.`,
    until: (day: string) => `responder até ${day}`,
    compensation: (amount: string) => `compensação de ${amount}`,
    unknown: 'valor não lido',
    failed: 'O que outros arquivos dizem deste pedido não foi carregado.',
  },
  kinds: {
    'order-income': 'Renda do pedido',
    advance: 'Adiantamento',
    adjustment: 'Ajuste',
    freight: 'Ajuste de frete',
    'ads-top-up': 'Recarga de anúncios',
    withdrawal: 'Saque',
    transfer: 'Transferência',
    other: 'Outro lançamento',
    return: 'Devolução',
    affiliate: 'Comissão de afiliado',
  } satisfies Record<MovementKind, string>,
  month: {
    title: 'Fora dos pedidos: outros arquivos',
    about:
      'Não entra em Esperado, Recebido, Falta nem nas diferenças. A Carteira repete a renda e os ajustes do arquivo de renda: não some os dois.',
    failed: 'O que outros arquivos dizem deste mês não foi carregado',
    wallet: 'Carteira',
    walletAdjustments: 'Ajustes sem pedido',
    freight: 'Frete cobrado por peso ou medidas',
    freightAbout:
      'O frete por peso pode ser contestado até 12 meses depois da entrega, em Finanças › Saldo da Carteira › Ajuste. Os pedidos estão em Contestar.',
    walletOther: 'Outros lançamentos sem pedido',
    ofOrders: 'Lançamentos de pedidos deste mês',
    transfers: 'Só mudou de lugar',
    transfersAbout: 'Não é ganho nem custo do mês.',
    topUps: 'Recarga automática, para o seu saldo de anúncios',
    withdrawals: 'Saques',
    otherTransfers: 'Pix e outras transferências',
    advancesOutside: 'Acelera, sem pedido na Carteira',
    agreed: 'Combinado por você',
    agreedAbout: 'Não se contesta: você aceitou ao entrar no programa.',
    affiliates: 'Comissão de afiliados',
    advances: 'Shopee Acelera',
    advanced: 'Adiantado',
    fee: 'Tarifa',
    rest: 'Ainda por vir',
    returns: 'Devoluções',
    refunds: (unknown: number) =>
      unknown === 0 ? 'Reembolsos' : `Reembolsos (${counted(unknown, 'sem valor', 'sem valor')})`,
    compensations: 'Compensações a você',
    count: (count: number) => `(${formatCount(count)})`,
    until: (day: string, left: number) =>
      left < 0
        ? `respondia até ${day}: o prazo passou`
        : `responda até ${day}: ${left === 0 ? 'é hoje' : left === 1 ? 'falta 1 dia' : `faltam ${formatCount(left)} dias`}`,
    columns: { day: 'Data', what: 'O quê', amount: 'Valor' },
    outsideList: 'Lançamentos da Carteira sem pedido',
    returnsList: 'Devoluções deste mês',
    onlyFirst: (shown: number) => `A lista mostra ${formatCount(shown)}; as somas são de todos.`,
  },
}
