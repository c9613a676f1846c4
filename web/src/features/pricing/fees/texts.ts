import { formatCount } from '../../../ui/number-formats.ts'
import { texts as pricingTexts } from '../texts.ts'

export const texts = {
  tab: 'Tabelas de tarifas',
  shopTab: 'Impostos e custos',
  intro:
    'Cada marketplace calcula com a tabela escolhida aqui. Antes de trocar, você vê o que muda nos seus anúncios.',
  known: 'Tabelas conhecidas',
  own: 'Suas tabelas',
  source: 'Fonte',
  newTab: '(abre em outra aba)',
  holdsFor: 'Vale para',
  validity: 'Validade',
  certainty: 'Confiança',
  note: 'Observação',
  certainties: {
    high: 'alta: lida na página do marketplace',
    'medium-high': 'boa: confira antes de publicar',
    medium: 'média: confira antes de publicar',
    inferred: 'inferida: as fontes não concordam ou faltam; confira antes de publicar',
    own: 'os valores são seus',
  },
  between: (from: string, until: string) => `de ${from} a ${until}`,
  since: (from: string) => `desde ${from}`,
  until: (until: string) => `até ${until}`,
  noValidity: 'sem prazo',
  status: {
    current: 'Em vigor hoje.',
    unlimited: 'Sem prazo de validade.',
    notYet: (from: string) => `Só começa a valer em ${from}.`,
    ended: (until: string) => `Terminou em ${until}.`,
    replaced: (name: string, since: string) => `Já existe “${name}”, em vigor desde ${since}.`,
    inForce: (name: string) => `Hoje vale “${name}”.`,
    next: (name: string, from: string) => `Depois vem “${name}”, a partir de ${from}.`,
    endedToo: (name: string) => `Depois veio “${name}”.`,
  },
  use: (name: string) => `Usar “${name}”`,
  copy: 'Copiar e editar',
  editNamed: (name: string) => `Editar “${name}”`,
  removeNamed: (name: string) => `Excluir “${name}”`,
  copyName: (name: string) => `${name} (minha cópia)`,
  copySource: (name: string) => `Sua cópia de “${name}”`,
  tooMany: (most: number) => `Você já tem ${most} tabelas suas. Exclua uma para copiar outra.`,
  preview: {
    title: 'O que muda nos seus anúncios',
    from: (marketplace: string, before: string, after: string) =>
      `${marketplace}: de “${before}” para “${after}”`,
    edited: (marketplace: string, name: string) => `${marketplace}: “${name}” com os novos valores`,
    total: (repriced: number, losing: number) =>
      `${repriced === 1 ? '1 anúncio muda' : `${formatCount(repriced)} anúncios mudam`} de preço, ${
        losing === 0 ? 'nenhum perde' : losing === 1 ? '1 perde' : `${formatCount(losing)} perdem`
      } margem.`,
    noListings: 'Você ainda não tem anúncios salvos aqui: nenhum preço muda.',
    nothing: (count: number) =>
      count === 1
        ? 'O preço do seu anúncio não muda.'
        : `Nenhum preço dos seus ${formatCount(count)} anúncios muda.`,
    nothingMore: 'Essas tarifas já são as de agora.',
    advice: 'Perde margem quem continuar vendendo pelo preço antigo.',
    list: 'Anúncios que mudam',
    was: 'Preço de agora',
    becomes: 'Preço novo',
    noPrice: 'sem preço',
    left: (margin: string) => `mantendo o preço, sobra ${margin}`,
    unknown: 'sem tarifa conhecida para o preço antigo',
    neverPriced: 'não tinha preço',
    weightless: (count: number) =>
      count === 1
        ? '1 anúncio está sem peso e seria calculado como o mais leve. Informe o peso antes de usar o preço novo.'
        : `${formatCount(count)} anúncios estão sem peso e seriam calculados como os mais leves. Informe o peso antes de usar os preços novos.`,
    kept: 'margem mantida',
    lost: 'perde margem',
    apply: 'Aplicar',
    onlyKeep: 'Salvar sem usar',
    save: 'Salvar e aplicar',
    remove: 'Excluir e aplicar',
    back: 'Voltar',
    removal: (name: string, fallback: string) =>
      `“${name}” está em uso e será excluída. Os anúncios voltam a calcular com “${fallback}”.`,
  },
  saved: 'Tarifas salvas',
  repriced: (count: number) =>
    count === 0
      ? 'Nenhum preço mudou.'
      : count === 1
        ? '1 anúncio foi recalculado.'
        : `${formatCount(count)} anúncios foram recalculados.`,
  failed: 'As tarifas não foram salvas',
  changedElsewhere:
    'As tarifas foram mudadas em outra aba ou em outro aparelho. Já mostramos as de agora: confira e confirme de novo.',
  removal: {
    title: 'Excluir tabela?',
    message: (name: string) => `“${name}” não está em uso: nenhum preço muda. Excluída, ela não volta.`,
    confirm: 'Excluir',
  },
  question: {
    title: 'Com quais tarifas você quer calcular?',
    text: `As tarifas dos marketplaces mudaram em 2026. A escolha vale para ${pricingTexts.everyMarketplace}, e você pode trocar depois em Configurações.`,
    specification: 'Até fevereiro de 2026',
    today: 'Cobradas hoje',
    sample: ({
      cost,
      margin,
      today,
      before,
    }: Readonly<Record<'cost' | 'margin' | 'today' | 'before', string>>) =>
      `Um exemplo: na Shopee, um produto de ${cost} com ${margin} de margem sai por ${today} com as tarifas cobradas hoje e por ${before} com as de até fevereiro de 2026.`,
    todayNames: (names: string) => `Hoje: ${names}.`,
    later: 'Agora não',
  },
  notice: {
    title: (marketplace: string, day: string, isAhead: boolean) =>
      isAhead ? `${marketplace}: as tarifas mudam em ${day}` : `${marketplace}: as tarifas mudaram em ${day}`,
    text: (before: string, after: string) =>
      `Seus preços usam “${before}”. Veja quais anúncios mudam com “${after}” antes de trocar.`,
    preview: 'Ver o que muda',
    dismiss: 'Não avisar de novo',
  },
  editor: {
    title: 'Sua tabela',
    name: 'Nome da tabela',
    validFrom: 'Vale desde',
    validUntil: 'Vale até',
    dependsOn: 'A tarifa depende de',
    price: 'Preço',
    weight: 'Peso',
    programme: 'Frete grátis',
    fulfilment: 'FBA',
    kilogram: 'Quilos a mais',
    cap: 'Limite da taxa fixa',
    capHint: 'O limite é a maior parte do preço que a taxa fixa pode levar.',
    edge: 'Um peso bem no limite fica na faixa',
    edges: { below: 'de baixo', above: 'de cima' },
    row: (position: number) => `Faixa ${position}`,
    priceFrom: 'Preço desde',
    priceTo: 'abaixo de',
    weightFrom: 'Peso de',
    weightTo: 'até',
    freeShipping: 'Frete grátis',
    inProgramme: 'participa',
    outOfProgramme: 'não participa',
    both: 'tanto faz',
    fulfilled: 'FBA',
    ownShipping: 'envio próprio',
    eachKilogramMore: 'Quilo a mais',
    noKilogramMore: 'nada',
    commission: 'Comissão',
    fixedFee: 'Taxa fixa',
    capOf: 'Limite',
    open: 'sem fim',
    noCap: 'sem limite',
    asked: { typed: 'no anúncio', category: 'da categoria' },
    askedHint: {
      typed: (field: string) => `${field}: digitar no anúncio`,
      category: (field: string) => `${field}: a da categoria do anúncio`,
    },
    addRow: 'Adicionar faixa',
    removeRow: (position: number) => `Remover a faixa ${position}`,
    save: 'Continuar',
    cancel: 'Cancelar',
    problems: (count: number) =>
      count === 1 ? 'Há 1 problema para corrigir.' : `Há ${formatCount(count)} problemas para corrigir.`,
    discard: {
      title: 'Descartar as mudanças?',
      message: 'O que você mudou nesta tabela ainda não foi salvo.',
      confirm: 'Descartar',
      cancel: 'Continuar editando',
    },
  },
  problems: {
    noName: 'Dê um nome à tabela.',
    noRules: 'A tabela precisa de pelo menos uma faixa.',
    validityReversed: 'A validade termina antes de começar.',
    commission: 'A comissão vai de 0% a 100%.',
    fixedFee: 'A taxa fixa não pode ser negativa.',
    cap: 'O limite vai de 0% a 100% do preço.',
    emptyPrice: 'Esta faixa de preço termina antes de começar.',
    emptyWeight: 'Esta faixa de peso termina antes de começar.',
    gap: (prices: string, where: string) => `Nenhuma faixa vale ${prices}${where}.`,
    overlap: (prices: string, where: string) => `Mais de uma faixa vale ${prices}${where}.`,
    at: (price: string) => `para o preço ${price}`,
    from: (price: string) => `a partir de ${price}`,
    within: (from: string, to: string) => `entre ${from} e ${to}`,
    weight: (kilograms: string) => `, com ${kilograms} kg`,
    inProgramme: ', com frete grátis',
    outOfProgramme: ', sem frete grátis',
    fulfilled: ', com FBA',
    notFulfilled: ', no envio próprio',
  },
}
