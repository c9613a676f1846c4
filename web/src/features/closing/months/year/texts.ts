import { listed } from '../../texts.ts'

export const texts = {
  section: 'Os meses lado a lado',
  title: 'Esperado e recebido, mês a mês',
  year: 'Ano',
  marketplace: 'Marketplace',
  all: 'Todos juntos',
  inYear: (year: string, sentence: string) => `Em ${year}: ${sentence}`,
  sentence: (
    amounts: Readonly<
      Record<'expected' | 'received' | 'refunded' | 'missing' | 'over' | 'regained', string | null>
    >,
  ) =>
    `${[
      `${amounts.expected} esperados`,
      `${amounts.received} recebidos`,
      ...(amounts.refunded === null ? [] : [`${amounts.refunded} devolvidos a compradores`]),
      ...(amounts.missing === null ? [] : [`faltam ${amounts.missing}`]),
      ...(amounts.over === null ? [] : [`${amounts.over} a mais`]),
      ...(amounts.regained === null ? [] : [`${amounts.regained} já recuperados`]),
    ].join(', ')}.`,
  found: (amount: string) => `${amount} pagos a menos.`,
  denied: (amount: string) => `${amount} perdidos.`,
  table: (year: string) => `Esperado, recebido e falta em cada mês de ${year}`,
  month: 'Mês',
  open: (month: string) => `Abrir ${month}`,
  choose: (month: string) => `Escolher a análise de ${month}`,
  expected: 'Esperado',
  received: 'Recebido',
  refunded: 'Devolvido a compradores',
  missing: 'Falta',
  over: 'Recebido a mais',
  regained: 'Recuperado',
  total: 'Total',
  unknown: (months: readonly string[]) =>
    months.length === 1
      ? `Fora do desenho: ${listed(months)}. Esse mês foi comparado antes de guardarmos quanto era esperado; envie os arquivos dele de novo para incluí-lo.`
      : `Fora do desenho: ${listed(months)}. Esses meses foram comparados antes de guardarmos quanto era esperado; envie os arquivos deles de novo para incluí-los.`,
  doubtful: (months: readonly string[]) =>
    `Confira os arquivos de ${listed(months)}: os valores podem estar errados.`,
  ofMarketplace: (month: string, marketplace: string) => `${month} (${marketplace})`,
}
