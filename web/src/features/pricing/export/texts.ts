import { longestTitle, mostImportedListings } from '@vendaclara/contract/pricing'
import {
  type FeeFacts,
  factsAskedBy,
  type Marketplace,
  marketplaceEntries,
  marketplaces,
  tablesOf,
} from '@vendaclara/core/pricing'
import { formatCount } from '../../../ui/number-formats.ts'
import type { ColumnKey } from '../files/columns.ts'
import { texts as fileTexts } from '../files/texts.ts'
import { texts as pricingTexts } from '../texts.ts'

/** The marketplaces where at least one known table depends on a fact. */
const askedIn = (fact: keyof FeeFacts) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(
    marketplaces
      .filter((marketplace) => tablesOf(marketplace).some((table) => factsAskedBy(table).includes(fact)))
      .map((marketplace) => marketplaceEntries[marketplace].label),
  )

export const texts = {
  listings: 'Anúncios',
  refusedLines: 'Linhas com erro',
  help: 'Como preencher',
  examples: {
    shopee: {
      title: 'Exemplo: Camiseta básica branca',
      sku: 'CAM-BR-M',
      productCost: 22.5,
      variableCost: 1.8,
      profitMargin: 20,
      freeShipping: fileTexts.yes,
    },
    mercadoLivre: {
      title: 'Exemplo: Tênis de corrida',
      productCost: 89.9,
      variableCost: 3.2,
      profitMargin: 18,
      mlTax: 14,
      ownDelivery: fileTexts.no,
      shippingCost: 21.65,
      peso: 0.9,
    },
    shein: {
      title: 'Exemplo: Vestido midi estampado',
      productCost: 38,
      variableCost: 2.5,
      profitMargin: 22.5,
      peso: 0.35,
    },
    tiktok: {
      title: 'Exemplo: Kit de pincéis de maquiagem',
      productCost: 18.9,
      variableCost: 2.2,
      profitMargin: 20,
      freeShipping: fileTexts.yes,
    },
    amazon: {
      title: 'Exemplo: Garrafa térmica de 1 litro',
      productCost: 31,
      variableCost: 1.2,
      profitMargin: 20,
      category: 'Cozinha',
      fulfilled: fileTexts.yes,
      peso: 0.55,
    },
  } satisfies Record<Marketplace, Partial<Record<ColumnKey, string | number>>>,
  helpHeader: ['Coluna', 'O que escrever', 'Se ficar vazia'],
  columns: {
    marketplace: [`${pricingTexts.anyMarketplace}.`, 'O marketplace aberto na calculadora.'],
    title: [`O nome do anúncio, até ${longestTitle} letras.`, 'Novo Anúncio'],
    sku: ['O código do produto no seu estoque. Um SKU já conhecido atualiza o anúncio.', 'Sem SKU'],
    productCost: ['Quanto o produto custa para você, em reais: 22,50 ou R$ 22,50.', '0'],
    variableCost: ['Embalagem, etiqueta, brinde: o que você gasta a cada venda, em reais.', '0'],
    profitMargin: ['Quanto do preço de venda deve sobrar, em %: escreva 20 ou 20%.', '20'],
    currentPrice: ['Por quanto o anúncio está à venda hoje, em reais. Opcional.', 'Não comparado'],
    adsPercent: ['Anúncios pagos, em % do preço. Opcional.', '0'],
    adsAmount: ['Anúncios pagos, em reais por venda. Opcional.', '0'],
    couponPercent: ['O cupom que você dá, em % do preço. Opcional.', '0'],
    couponAmount: ['O cupom que você dá, em reais por venda. Opcional.', '0'],
    affiliatePercent: ['O que você paga a afiliados, em % do preço. Opcional.', '0'],
    affiliateAmount: ['O que você paga a afiliados, em reais por venda. Opcional.', '0'],
    freeShipping: [`Só ${askedIn('freeShipping')}: sim ou não.`, 'Sim'],
    category: [
      `Só ${askedIn('category')}: o nome como está na lista da calculadora, por exemplo Cozinha.`,
      'Sem categoria, e por isso sem preço',
    ],
    fulfilled: [`Só ${askedIn('fulfilled')}: sim ou não.`, 'Não'],
    ownDelivery: [
      `Só ${askedIn('ownDelivery')}: sim, se é você quem entrega; não, no Mercado Envios.`,
      'Não',
    ],
    mlTax: [`${askedIn('commission')}: o percentual da categoria e do tipo de anúncio, em %.`, '0'],
    shippingCost: [`${askedIn('freight')}: o que você paga de frete em cada venda, em reais.`, '0'],
    peso: ['Produto embalado, em quilos: 0,35 são 350 gramas.', '0'],
  } satisfies Record<Exclude<ColumnKey, 'id'>, readonly [string, string]>,
  notes: [
    `Apague as linhas de exemplo e escreva um anúncio por linha, até ${formatCount(mostImportedListings)} por arquivo.`,
    'De um anúncio que já existe, as células vazias não mudam nada.',
    'Antes de importar, a calculadora mostra o que entendeu de cada linha.',
  ],
  templateFile: 'Vendaclara modelo de anúncios.xlsx',
  refusedLinesFile: 'Vendaclara linhas com erro.xlsx',
  /** 'Vendaclara anúncios 2026-11-20.xlsx' */
  listingsFile: (isoDay: string) => `Vendaclara anúncios ${isoDay}.xlsx`,
  failed: 'O arquivo não foi gerado',
  failedOffline: 'Sem conexão: o gerador de planilhas não pôde ser carregado. Tente de novo.',
  failedHere: 'Tente de novo; se repetir, fale com o suporte.',
}
