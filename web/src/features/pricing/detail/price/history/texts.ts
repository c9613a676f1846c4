export const texts = {
  intro: 'O último preço de cada dia. Guardamos as 100 mudanças mais recentes.',
  none: 'Este anúncio ainda não mudou de preço. A partir do segundo dia com outro preço, as mudanças aparecem aqui.',
  loading: 'Carregando o histórico de preços',
  failed: 'O histórico não foi carregado',
  offline: 'O histórico vem do servidor, e agora não há conexão com ele.',
  retry: 'Tentar de novo',
  list: 'Preços por dia',
  day: 'Desde',
  calculated: 'Calculado',
  offered: 'Preço atual',
  noPrice: '–',
  chart: (count: number, from: string, first: string, last: string) =>
    `Linha de ${count} preços desde ${from}: o calculado foi de ${first} a ${last}.`,
}
