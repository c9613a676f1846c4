export const texts = {
  section: {
    title: 'Investimento e retorno',
    nothing: 'Nada na tabela teve investimento.',
    onlyFiltered: 'Só o que passa pelos filtros.',
  },
  scatter: {
    intro: 'Quanto maior o ponto, maior a perda.',
    spendAxis: 'Investimento (R$)',
    roasAxis: 'R.O.I.',
    noReturn: 'sem venda',
    breakEven: (roas: string) => `ponto de equilíbrio: ${roas}`,
    one: 'devolve o que gastou: 1,00',
    below: (keywords: string, spend: string, share: string) =>
      `Abaixo da linha: ${keywords}, ${spend} gastos (${share}).`,
    noneBelow: 'Nada está abaixo da linha.',
    unsold: (terms: string, isOne: boolean, spend: string) =>
      `${terms} não ${isOne ? 'vendeu' : 'venderam'}: ${spend} gastos.`,
    askMargin: 'Com a margem, em “O que parar”, você vê o que dá prejuízo.',
    lossByMargin: 'Gasto que a margem não paga.',
    lossBySpend: 'Gasto acima das vendas.',
    largest: (count: string) => `Só os ${count} maiores gastos.`,
    name: 'Palavras-chave por investimento',
    how: 'Clique ou use as setas e Enter para abrir na tabela.',
    point: (keyword: string, spend: string, gmv: string, roas: string) =>
      `${keyword}: investimento ${spend}, VBM ${gmv}, R.O.I. ${roas}`,
    figures: (spend: string, gmv: string, roas: string) => `${spend} → ${gmv} · R.O.I. ${roas}`,
  },
  pareto: {
    title: 'Onde está o gasto',
    sentence: (few: string, all: string, share: string, gmvShare: string) =>
      `${few} de ${all} fazem ${share} do investimento e trazem ${gmvShare} do VBM.`,
    one: (all: string, share: string, gmvShare: string) =>
      `1 de ${all} faz ${share} do investimento e traz ${gmvShare} do VBM.`,
    alternative: (sentence: string) => `Curva do investimento somado. ${sentence}`,
    spend: 'investimento',
    gmv: 'VBM',
  },
}
