export const texts = {
  section: {
    title: 'Investimento e retorno',
    nothing: 'Nada na tabela teve investimento: não há o que mostrar no gráfico.',
    onlyFiltered: 'Só o que passa pelos filtros da tabela.',
  },
  scatter: {
    intro: (dot: string) =>
      `${dot}: mais à direita gasta mais, mais acima devolve mais. O tamanho é o da perda.`,
    spendAxis: 'Investimento (R$, escala logarítmica)',
    roasAxis: 'R.O.I.',
    noReturn: 'sem venda',
    breakEven: (roas: string) => `ponto de equilíbrio: ${roas}`,
    one: 'devolve o que gastou: 1,00',
    below: (keywords: string, spend: string, share: string) =>
      `Abaixo da linha: ${keywords}, ${spend} de investimento (${share}).`,
    noneBelow: 'Nada está abaixo da linha.',
    lossByMargin: 'Perda: o que foi gasto além do que a margem das vendas paga.',
    lossBySpend:
      'Sem a margem, conta como perda só o que foi gasto além do VBM. Escreva a margem em “O que parar” para ver a perda inteira.',
    largest: (count: string) => `O gráfico mostra só os ${count} maiores investimentos.`,
    name: 'Palavras-chave por investimento',
    how: 'Clique em um ponto, ou percorra com as setas e aperte Enter, para ver os detalhes na tabela.',
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
    spend: 'investimento somado',
    gmv: 'VBM somado',
  },
}
