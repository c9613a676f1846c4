import {
  productBounds as bounds,
  type CostListColumn,
  type DoubtedShop,
  type FactProblem,
} from '@vendaclara/core/products'
import { formatCount, formatNumber } from '../../../ui/number-formats.ts'

const files = (count: number) => (count === 1 ? '1 arquivo' : `${formatCount(count)} arquivos`)
const products = (count: number) => (count === 1 ? '1 produto' : `${formatCount(count)} produtos`)

const skusOf = (count: number) => (count === 1 ? '1 SKU' : `${formatCount(count)} SKUs`)

const leftOut = (count: number) =>
  count === 1 ? '1 linha ficou de fora' : `${formatCount(count)} linhas ficaram de fora`

const namesSaid = 3

export const texts = {
  title: 'Trazer arquivos',
  close: 'Fechar',
  dropAnywhere: 'Solte os arquivos para ver o que muda',
  intro:
    'Anúncios da Shopee, do Mercado Livre e do TikTok Shop, pedidos da Shein, produtos do Bling e do Tiny, a sua lista de custos e as notas de compra. Vários de uma vez, como vieram do site.',
  pick: 'Escolher arquivos, ou soltar aqui',
  pickByTouch: 'Escolher arquivos',
  limits: '.xlsx, .csv, .xml ou .zip, até 25 MB cada. Nada vale antes de você conferir.',
  reading: 'Lendo os arquivos…',
  readingOf: (done: number, all: number) => `${formatCount(done)} de ${files(all)}`,
  cancel: 'Parar',
  calculator: 'calculadora',
  fromCalculator: (count: number) =>
    count === 1 ? 'Usar o anúncio da calculadora' : `Usar os ${formatCount(count)} anúncios da calculadora`,
  refused: (names: readonly string[]) => {
    const named = names.slice(0, namesSaid).map((name) => `“${name}”`)
    const rest = names.length > namesSaid ? ` e mais ${formatCount(names.length - namesSaid)}` : ''
    return `${named.join(', ')}${rest} ${names.length === 1 ? 'não entrou' : 'não entraram'}`
  },
  otherFiles: 'Escolher outros arquivos',
  columns: {
    title: (name: string) => `O que é cada coluna de “${name}”?`,
    sheet: 'Aba',
    none: 'não tem',
    labels: { sku: 'SKU', gtin: 'Código de barras', name: 'Nome', cost: 'Custo' } satisfies Record<
      CostListColumn,
      string
    >,
    unnamed: (column: number) => `coluna ${column}`,
    sample: (values: string) => `por exemplo: ${values}`,
    need: 'Diga qual é o custo, e qual é o SKU ou o código de barras.',
    next: 'Conferir',
    skip: 'Deixar este arquivo de fora',
  },
  shop: {
    title: {
      other: (file) => `“${file}” parece de outra loja`,
      two: (file) => `“${file}” parece ter duas lojas`,
    } satisfies Record<DoubtedShop['why'], (file: string) => string>,
    hint: {
      other: (skus) =>
        `Nenhum dos anúncios está na sua lista, e ${skusOf(skus)} já ${skus === 1 ? 'tem' : 'têm'} outro anúncio.`,
      two: (skus) => `${skusOf(skus)} ${skus === 1 ? 'está' : 'estão'} em mais de um anúncio neste arquivo.`,
    } satisfies Record<DoubtedShop['why'], (skus: number) => string>,
    take: 'É minha, pode juntar',
    leaveOut: 'Deixar o arquivo de fora',
  },
  preview: {
    summary: 'O que muda na lista',
    all: 'Tudo',
    inDoubt: 'é o mesmo produto? fica em dúvida',
    counts: {
      new: (count: number) => (count === 1 ? '1 produto novo' : `${formatCount(count)} produtos novos`),
      changed: (count: number) => (count === 1 ? '1 muda' : `${formatCount(count)} mudam`),
      same: (count: number) => (count === 1 ? '1 igual' : `${formatCount(count)} iguais`),
      check: (count: number) => (count === 1 ? '1 para conferir' : `${formatCount(count)} para conferir`),
      doubt: (count: number) => (count === 1 ? '1 em dúvida' : `${formatCount(count)} em dúvida`),
    },
    leftOut: {
      unknown: (count: number) => `${leftOut(count)}: nada diz de que produto.`,
      full: (count: number) =>
        `${leftOut(count)}: um produto guarda no máximo ${bounds.keys} códigos, ${bounds.doubts} dúvidas e ${bounds.costs} custos.`,
      'list-full': (count: number) =>
        `${leftOut(count)}: a lista guarda no máximo ${formatCount(bounds.products)} produtos. Exclua os que você não vende mais.`,
    },
    nothing: 'Estes arquivos não mudam nada: a lista já tem tudo o que eles dizem.',
    list: 'Produtos que mudam',
    pages: 'Páginas do que muda',
    what: { new: 'novo', changed: 'muda' },
    columns: { product: 'Produto', what: 'O que muda' },
    fields: {
      sku: 'SKU',
      name: 'nome',
      gtin: 'código de barras',
      weight: 'peso',
      size: 'medidas',
      packaging: 'embalagem',
      tax: 'imposto',
      cost: 'custo',
      keys: (count: number) => (count === 1 ? '1 código' : `${formatCount(count)} códigos`),
      prices: (count: number) =>
        count === 1 ? 'preço de 1 anúncio' : `preços de ${formatCount(count)} anúncios`,
      confirmed: (count: number) =>
        count === 1
          ? '1 anúncio igual, lido de novo'
          : `${formatCount(count)} anúncios iguais, lidos de novo`,
    },
    movedTitle: 'Confira os valores antes de salvar',
    moved: (file: string, column: string, example: number, meant: number) =>
      `“${column}” de “${file}”: a vírgula parece ter se perdido ou mudado de lugar. R$ ${formatNumber(example, 2, 4)} não seria R$ ${formatNumber(meant, 2, 2)}?`,
    check: {
      scaled: (field: string) => `Confira o ${field}: passa a 10 vezes ou mais do que era, ou a um décimo.`,
      costAbovePrice: (cost: string, price: string) =>
        `Confira o custo: ${cost} é mais do que o preço de um anúncio, ${price}.`,
      heavy: (weight: string) => `Confira o peso: ${weight} é mais do que 30 kg.`,
    },
    change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
    fact: (field: string, value: string) => `${field}: ${value}`,
    problems: (count: number) =>
      count === 1 ? '1 valor ficou de fora' : `${formatCount(count)} valores ficaram de fora`,
    problemsOf: (name: string) => `De “${name}”:`,
    problem: (line: number, column: string, text: string) =>
      `linha ${formatCount(line)}, ${column}: “${text}”`,
    why: {
      number: 'Não é um número, ou não dá para saber qual.',
      bounds: 'Fora do que é possível.',
      cut: 'A planilha cortou este código.',
      date: 'A planilha fez uma data deste código.',
      long: 'Longo demais.',
      twice: 'Outra linha do mesmo produto diz outra coisa: vale a primeira.',
    } satisfies Record<FactProblem['why'], string>,
    purchases: (count: number) => (count === 1 ? '1 nota' : `${formatCount(count)} notas`),
    takeAll: (parts: readonly string[]) => `Salvar ${parts.join(' e ')}`,
    taking: 'Salvando…',
    costsFrom: 'Estes custos valem a partir de',
    fromFirstSold: (day: string) => `Usar ${day}, o começo dos seus fechamentos`,
    failed: 'Nada foi salvo',
    tooMany: 'É coisa demais para salvar de uma vez. Traga os arquivos em partes.',
    done: (parts: readonly string[]) => `Salvo: ${parts.join(' e ')}`,
    products,
    doubtsLater:
      'As dúvidas ficam no filtro “em dúvida”: responda agora, no produto, ou depois. Até lá, o código não é de ninguém.',
  },
}
