import { mostImportedListings } from '@vendaclara/contract/pricing'
import type { Marketplace } from '@vendaclara/core/pricing'
import { formatCount } from '../../../ui/number-formats.ts'
import type { ColumnKey } from '../files/columns.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'

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
      freeShipping: pricingTexts.yes,
    },
    mercadoLivre: {
      title: 'Exemplo: Tênis de corrida',
      productCost: 89.9,
      variableCost: 3.2,
      profitMargin: 18,
      mlTax: 14,
      ownDelivery: pricingTexts.no,
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
      freeShipping: pricingTexts.yes,
    },
    amazon: {
      title: 'Exemplo: Garrafa térmica de 1 litro',
      productCost: 31,
      variableCost: 1.2,
      profitMargin: 20,
      category: 'Cozinha',
      fulfilled: pricingTexts.yes,
      peso: 0.55,
    },
  } satisfies Record<Marketplace, Partial<Record<ColumnKey, string | number>>>,
  helpHeader: ['Coluna', 'O que escrever', 'Se ficar vazia'],
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
  failedOffline: 'Sem internet, o gerador de planilhas não foi baixado. Tente de novo quando ela voltar.',
  failedHere: 'Tente de novo; se repetir, fale com o suporte.',
}
