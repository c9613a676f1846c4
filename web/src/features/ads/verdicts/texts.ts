import type { AdsReceipt, Verdict } from '@vendaclara/core/ads'
import { formatCount } from '../../../ui/number-formats.ts'

const outsideNames = { spend: 'despesas', gmv: 'receita' }

export const texts = {
  title: 'Onde a verba queima',
  lead: 'Diga quanto sobra de cada venda, e cada termo ou anúncio mostra se ganha ou perde.',
  verdicts: {
    gain: 'ganha',
    loss: 'perde',
    tooLittleData: 'poucos dados',
  } satisfies Record<Verdict, string>,
  margin: {
    label: 'Margem de contribuição',
    hint: 'Quanto do preço sobra depois de produto, tarifas e impostos, antes dos anúncios.',
    takenFrom: (title: string) => `Da precificação “${title}”.`,
    refusal: 'Use uma margem acima de 0 e até 100%.',
    select: 'Ou use a de uma precificação',
    choose: 'Buscar precificação…',
    none: 'Com um anúncio salvo na calculadora, a margem dele pode vir de lá.',
    calculator: 'Abrir a calculadora',
    notFound: 'Nenhuma precificação com esse nome.',
    loading: 'Carregando as precificações…',
    failed: 'Não foi possível carregar as precificações.',
    retry: 'Tentar de novo',
    unusable: (title: string) =>
      `“${title}” não tem margem de contribuição acima de 0: abra-a na calculadora e confira os custos e as tarifas.`,
    missing:
      'Escreva a margem, ou escolha uma precificação da calculadora, para ver o ROAS de equilíbrio, o que cada linha deixa e o que parar.',
  },
  breakEven: {
    label: 'ROAS de equilíbrio',
    formula: (margin: string, roas: string) => `100 ÷ ${margin} de margem = ${roas}`,
    meaning: (roas: string) =>
      `Abaixo disso, cada R$ 1,00 gasto traz menos que R$ ${roas} em vendas e dá prejuízo.`,
  },
  wasted: {
    label: 'Gasto sem nenhuma venda',
    terms: (terms: string, isOne: boolean, share: string) =>
      `${isOne ? terms : `em ${terms}`} · ${share} do que foi gasto`,
    nothing: 'Tudo o que custou algo vendeu.',
    noSpend: 'Nada foi gasto neste relatório.',
  },
  profit: {
    label: 'Resultado depois dos anúncios',
    formula: (gmv: string, margin: string, spend: string) => `${gmv} × ${margin} - ${spend}`,
    whole: 'do relatório inteiro',
  },
  rule: {
    label: 'Cliques para julgar',
    sentence: (clicks: string, isOne: boolean) =>
      `Com ${clicks} ${isOne ? 'clique' : 'cliques'} ou mais, uma linha do relatório ganha quando a receita dela × a margem paga o que foi gasto, e perde quando não paga. Com menos cliques, há poucos dados.`,
    own: (clicks: number, sales: number, result: string) =>
      `${result} é o que uma venda custou em cliques neste relatório (${formatCount(clicks)} ${clicks === 1 ? 'clique' : 'cliques'} ÷ ${formatCount(sales)} ${sales === 1 ? 'venda' : 'vendas'}).`,
    withoutSales: (result: string) => `Sem vendas neste relatório, começamos com ${result}.`,
    reset: (clicks: string) => `Voltar a ${clicks}`,
    refusal: 'Use um número inteiro de 1 a 1.000.000.',
  },
  kinds: {
    name: 'Vereditos',
    spend: (amount: string) => `${amount} gastos`,
  },
  outside: {
    part: (name: keyof typeof outsideNames, amount: string, isMore: boolean) =>
      `${amount} de ${outsideNames[name]} a ${isMore ? 'mais' : 'menos'}`,
    more: (parts: readonly string[]) =>
      `O TOTAL do relatório tem ${parts.join(' e ')} que a soma das linhas.`,
    result: (amount: string, isBetter: boolean) =>
      `Por isso o resultado do relatório inteiro é ${amount} ${isBetter ? 'melhor' : 'pior'} que o destes três grupos juntos.`,
    cause: ({ excluded, withoutClicks, bad }: AdsReceipt) => {
      const left = [
        excluded > 0 && `${formatCount(excluded)} de locais de descoberta ou segmentação de público`,
        withoutClicks > 0 && `${formatCount(withoutClicks)} sem cliques`,
        bad > 0 && `${formatCount(bad)} com defeito`,
      ].filter((part) => part !== false)
      return left.length === 0
        ? 'A diferença está no arquivo: o total dele conta o que não está em nenhuma linha.'
        : `A diferença vem de linhas que ficam de fora (${left.join(', ')}) ou do que o arquivo só conta no total.`
    },
  },
  lists: {
    stop: 'Termos para parar',
    words: 'Palavras',
    findingTerms: 'Procurando o que parar…',
    findingWords: 'Procurando as palavras em comum…',
    failed: 'Não foi possível montar a lista.',
    failedOffline:
      'Sem conexão: esta parte da página ainda não foi baixada. Quando a internet voltar, tente de novo.',
    retry: 'Tentar de novo',
    copy: (count: string) => `Copiar lista (${count})`,
    copied: 'Copiado',
    xlsx: 'Baixar .xlsx',
    csv: 'Baixar .csv',
    downloadFailed: 'Não foi possível gerar o arquivo. Tente de novo.',
    copyFailed: 'O navegador não deixou copiar. Baixe a lista em um dos formatos ao lado.',
  },
  stop: {
    none: 'Nada perde com esta margem e estes cliques.',
    copyTerm: (term: string) => `Copiar ${term}`,
    total: (amount: string) => `Juntos perderam ${amount}.`,
  },
  words: {
    lead: 'Palavras e pares que aparecem em dois ou mais termos que perdem, com os números de todos os termos em que aparecem: uma palavra que também vende não é condenada.',
    none: 'Nenhuma palavra se repete em termos que perdem.',
    limit: (count: string) => `As ${count} que mais perderam.`,
    losing: (losing: string, all: string) => `${losing} de ${all}`,
    protected: 'protegida',
    protect: (word: string) => `Proteger ${word}`,
    unprotect: (word: string) => `Deixar de proteger ${word}`,
    field: 'Palavras protegidas',
    fieldHint: 'Sua marca, por exemplo: ficam fora da lista copiada.',
    fieldPlaceholder: 'Escreva e tecle Enter',
  },
  columns: {
    word: 'Palavra',
    losing: 'Termos que perdem',
    losingShort: 'Perdem',
    clicks: 'Cliques',
    conversions: 'Vendas',
    gmv: 'Receita',
    spend: 'Despesas',
    profit: 'Resultado',
    verdict: 'Veredito',
  },
  pages: (list: string) => `Páginas de ${list}`,
}
