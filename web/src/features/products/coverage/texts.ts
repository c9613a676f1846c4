import type { CoveragePart, UncostedReason } from '@vendaclara/core/products'
import { formatCount } from '../../../ui/number-formats.ts'

export const texts = {
  title: 'Vendidos sem custo',
  close: 'Fechar a lista',
  failed: 'O que você vendeu não foi carregado',
  loading: 'Somando o que você vendeu',
  month: 'Mês',
  all: (month: string) => `Tudo o que você vendeu em ${month} tem custo`,
  uncosted: (count: number, percent: string, month: string) =>
    count === 1
      ? `1 produto sem custo é ${percent} do que você vendeu em ${month}`
      : `${formatCount(count)} produtos sem custo são ${percent} do que você vendeu em ${month}`,
  nothingSold: (month: string) => `Nenhuma venda com preço em ${month}`,
  known: 'Do faturamento',
  parts: {
    cost: 'custo',
    product: 'produto',
    fee: 'tarifa',
    freight: 'frete',
    tax: 'imposto',
  } satisfies Record<CoveragePart, string>,
  part: (percent: string, name: string) => `${percent} com ${name}`,
  unpriced: (count: number) =>
    count === 1
      ? '1 peça veio sem preço no arquivo e não entra nesta conta.'
      : `${formatCount(count)} peças vieram sem preço no arquivo e não entram nesta conta.`,
  line: (month: string, known: string) => `Do que você vendeu em ${month}: ${known}.`,
  show: 'Ver os produtos',
  list: 'Produtos vendidos sem custo',
  pages: 'Páginas dos vendidos',
  columns: { name: 'Vendido', revenue: 'Faturamento', units: 'Peças', answer: 'O que falta' },
  share: (percent: string) => `${percent} do mês`,
  why: {
    product: 'nenhum produto da lista',
    cost: 'sem custo',
    part: 'uma peça do kit não tem custo',
    later: 'o custo só vale depois do começo do mês',
  } satisfies Record<UncostedReason, string>,
  cost: (name: string) => `Custo de ${name}`,
  saveCost: 'Salvar custo',
  wrongCost: (most: string) => `Digite um custo de R$ 0,00 a ${most}.`,
  costHint: (day: string) => `Vale a partir de ${day}.`,
  tie: (name: string) => `De que produto é ${name}?`,
  propose: (name: string) => `É “${name}”`,
  acceptAll: (count: number) => `Aceitar ${formatCount(count)} nomes iguais`,
  tiedAll: (count: number) =>
    count === 1 ? 'Vendas ligadas a 1 produto' : `Vendas ligadas a ${formatCount(count)} produtos`,
  create: 'É um produto novo',
  createAll: (count: number) => `Criar ${formatCount(count)} produtos novos`,
  createdAll: (count: number) =>
    count === 1 ? '1 produto criado' : `${formatCount(count)} produtos criados`,
  open: 'Abrir produto',
  saving: 'Salvando…',
  costDone: (name: string) => `Custo de “${name}” salvo`,
  tied: (name: string) => `Vendas ligadas a “${name}”`,
  created: (name: string) => `“${name}” criado`,
  notSaved: 'Não foi salvo',
  full: 'Este produto já tem o máximo de códigos.',
}
