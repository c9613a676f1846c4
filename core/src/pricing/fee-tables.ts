import type { FeeTable, Marketplace } from './fee-table.ts'

const shopee: FeeTable = {
  id: 'shopee-specification',
  marketplace: 'shopee',
  name: '14% ou 20% e R$ 4,00',
  validFrom: null,
  validUntil: '2026-02-28',
  source: 'Tarifas da Shopee até fevereiro de 2026; confira as de hoje na Central do Vendedor',
  rules: [
    { freeShipping: true, commission: 20, fixedFee: 4 },
    { freeShipping: false, commission: 14, fixedFee: 4 },
  ],
}

const mercadoLivre: FeeTable = {
  id: 'mercado-livre-specification',
  marketplace: 'mercadoLivre',
  name: 'tarifa e frete informados por você',
  validFrom: null,
  validUntil: null,
  source: 'Valores que você informa em cada anúncio',
  rules: [{ commission: 'typed', fixedFee: 'typed' }],
}

const sheinFeeByWeight = [
  { from: 0, to: 0.3, fixedFee: 4 },
  { from: 0.3, to: 2, fixedFee: 5 },
  { from: 2, to: 5, fixedFee: 15 },
  { from: 5, to: 9, fixedFee: 32 },
  { from: 9, to: 13, fixedFee: 63 },
  { from: 13, to: 17, fixedFee: 73 },
  { from: 17, to: 23, toIncluded: true, fixedFee: 89 },
]

const shein: FeeTable = {
  id: 'shein-specification',
  marketplace: 'shein',
  name: '16% e valor por peso',
  validFrom: '2024-01-01',
  validUntil: '2026-02-28',
  source: 'Comissão da Shein até fevereiro de 2026; confira a de hoje no portal do vendedor',
  rules: sheinFeeByWeight.map(({ fixedFee, ...weight }) => ({ weight, commission: 16, fixedFee })),
}

/**
 * The rates of the specification (section 9), used unless the seller chooses others. The third marketplace's
 * weight bands include their lower edge; 23 kg is included, above it no fee is known (docs/parity.md).
 */
export const specificationTables: Readonly<Record<Marketplace, FeeTable>> = { shopee, mercadoLivre, shein }
