type Words<Name extends string> = Readonly<Record<Name, string>>

/** How figures are calculated. Amounts and percentages are passed already formatted. */
export const texts = {
  yes: 'Sim',
  no: 'Não',
  none: '–',
  price: ({ named, costs, total, rest, price }: Words<'named' | 'costs' | 'total' | 'rest' | 'price'>) =>
    `${named} somam ${costs}. Os percentuais levam ${total} do preço, e o resto paga essa soma: ${costs} ÷ ${rest} = ${price}.`,
  costs: 'Produto e custos variáveis',
  costsAndFee: 'Produto, custos variáveis e taxa fixa ou frete',
  costsAndCommission: 'Produto, custos variáveis, taxa fixa e a parte da comissão que não é percentual',
  lowestPrice: (formula: string, where: string) =>
    `${formula} É o menor preço que deixa pelo menos a margem pedida${where}.`,
  inBand: (band: string) => ` na faixa ${band}`,
  thenInBand: (band: string) => `, na faixa ${band}`,
  anyPrice: ', seja qual for o preço',
  profit: (share: string) => `Margem de lucro sobre o preço: ${share}.`,
  profitLeft: ({
    price,
    costs,
    fees,
    tax,
    operating,
    promoted,
    rounding,
    profit,
  }: Words<'price' | 'costs' | 'fees' | 'tax' | 'operating' | 'promoted' | 'rounding' | 'profit'>) =>
    `O que sobra do preço: ${price} - ${costs} de produto e custos - ${fees} de tarifas - ${tax} de impostos - ${operating} de custo operacional${promoted}${rounding} = ${profit}.`,
  roundingTerm: (sign: '+' | '-', amount: string) => ` ${sign} ${amount} de arredondamento`,
  rounding:
    'O que falta ou sobra para a soma fechar com o preço, porque cada valor é arredondado ao centavo por si.',
  promoted: (amount: string) => ` - ${amount} de anúncios, cupom e afiliados`,
  promotedCosts: (named: string) => `${named}, mais os valores fixos de anúncios, cupom e afiliados,`,
  promotedShare: (share: string) => ` + anúncios, cupom e afiliados ${share}`,
  promotion: (formula: string) => `Como informado: ${formula}.`,
  margin: (profit: string, price: string, margin: string) =>
    `Lucro dividido pelo preço: ${profit} ÷ ${price} = ${margin}`,
  notRounded: ', sem arredondar os centavos do lucro',
  noMargin: 'Lucro dividido pelo preço. Com preço zero não há margem.',
  tax: (share: string) => `Impostos sobre o preço: ${share}. O percentual vem das Configurações.`,
  grossProfit: (profit: string, operating: string, share: string) =>
    `Lucro mais custo operacional: o que a venda deixa para pagar o mês e o seu ganho. ${profit} + ${operating} do preço: ${share}.`,
  contributionMargin: (profit: string, operating: string, margin: string) =>
    `Lucro bruto dividido pelo preço: ${profit} de lucro + ${operating} de custo operacional = ${margin}.`,
  noContributionMargin: 'Lucro bruto dividido pelo preço. Com preço zero não há margem.',
  productCost: (amount: string) => `O que você paga pelo produto: ${amount}, como informado.`,
  variableCost: (amount: string) =>
    `O que você gasta a cada venda além do produto: ${amount}, como informado.`,
  commission: (where: string, share: string) => `Comissão do marketplace${where}: ${share}.`,
  leastCommission: (where: string, amount: string) => `Comissão mínima do marketplace${where}: ${amount}.`,
  partlyFixed: (rate: string, price: string, fixed: string, amount: string) =>
    `${rate} de ${price} + ${fixed} = ${amount}`,
  partlyFixedRate: (rate: string, fixed: string) => `${rate} + ${fixed}`,
  fixedFee: 'Valor que o marketplace cobra por venda',
  freight: 'Frete que o marketplace cobra por venda',
  ownFreight: (amount: string) => `Frete que você paga em cada venda: ${amount}, como informado.`,
  forWeight: (kilograms: string) => ` para ${kilograms} kg`,
  upToShare: (what: string, most: string, share: string) => `${what}: no máximo ${most} do preço, ${share}.`,
  amount: (what: string, amount: string) => `${what}: ${amount}.`,
  fees: ({
    rate,
    commission,
    fixedFee,
    where,
    fees,
    price,
  }: Words<'rate' | 'commission' | 'fixedFee' | 'where' | 'fees' | 'price'>) =>
    `Comissão de ${rate} = ${commission}, mais taxa fixa ou frete de ${fixedFee}${where}: ${fees} de ${price}.`,
  operatingCost: ({
    monthlyCost,
    billing,
    rate,
    share,
  }: Words<'monthlyCost' | 'billing' | 'rate' | 'share'>) =>
    `Parte do custo mensal que cada venda paga: ${monthlyCost} ÷ ${billing} = ${rate}; ${share}.`,
  noOperatingCost:
    'Parte do custo mensal que cada venda paga. Sem faturamento mensal nas Configurações, ela não entra no preço.',
  shares: ({
    profit,
    commission,
    fixedFee,
    tax,
    operating,
    promoted,
    total,
  }: Words<'profit' | 'commission' | 'fixedFee' | 'tax' | 'operating' | 'promoted' | 'total'>) =>
    `Margem de lucro ${profit} + comissão ${commission}${fixedFee} + impostos ${tax} + custo operacional ${operating}${promoted} = ${total} do preço.`,
  fixedFeeShare: (share: string) => ` + taxa fixa ${share}`,
  share: (rate: string, price: string, amount: string) => `${rate} de ${price} = ${amount}`,
  roundedShare: (formula: string) => `${formula}, calculado antes de arredondar o preço`,
  bandFrom: (first: string) => `a partir de ${first}`,
  bandTo: (last: string) => `até ${last}`,
  band: (first: string, last: string) => `de ${first} a ${last}`,
}
