export const texts = {
  reaching: 'Preços que deixam a sua margem',
  columns: { range: 'Preço', leaves: 'Sobra' },
  everyFrom: (price: string) => `Todo preço a partir de ${price} deixa pelo menos a margem pedida.`,
  rangeFrom: (from: string) => `a partir de ${from}`,
  range: (from: string, to: string) => `de ${from} a ${to}`,
  cheapest: 'mais barato',
  leaves: (profit: string, margin: string) => `lucro ${profit} · ${margin}`,
  map: 'Mapa de faixas',
  mapIntro: 'Quanto sobra em cada preço. Onde a tarifa muda de faixa, o lucro muda de repente.',
  mapAlternative: (from: string, to: string, current: string, zones: string) =>
    `Mapa de faixas: lucro por venda em preços de ${from} a ${to}. ${current}${zones}`,
  mapCurrent: (price: string, profit: string) => `No preço calculado, ${price}, o lucro é ${profit}. `,
  mapZones: (count: number) =>
    count === 0
      ? 'Nenhum preço maior paga menos.'
      : count === 1
        ? '1 zona em que um preço maior paga menos, descrita abaixo.'
        : `${count} zonas em que um preço maior paga menos, descritas abaixo.`,
  priceAxis: 'preço em R$',
  profitAxis: 'lucro em R$',
  legend: {
    profit: 'lucro por venda',
    zone: 'preço maior, lucro menor',
    current: 'preço calculado',
    tested: 'preço em teste',
  },
  noZones: (from: string, to: string) => `De ${from} a ${to}, um preço maior sempre deixa mais.`,
  zone: {
    between: (from: string, to: string) => `De ${from} a ${to}`,
    at: (price: string) => `A\u00a0${price}`,
    from: (price: string) => `A partir de ${price}`,
    gainsLess: (price: string) => `você ganha menos do que a\u00a0${price}.`,
    losesMore: (price: string) => `você perde mais do que a\u00a0${price}.`,
    left: (price: string, left: string, instead: string) =>
      `A\u00a0${price} o lucro é de ${left} em vez de ${instead}.`,
    lost: (price: string, lost: string) => `A\u00a0${price} você perde ${lost}.`,
  },
}
