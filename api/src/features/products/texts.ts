import { deepestKit } from '@vendaclara/core/products'

export const problems = {
  skuTaken: 'Outro produto já tem este SKU. Escolha outro.',
  twice: 'A mesma coisa veio duas vezes nesta mudança.',
  itemOfNone: 'Um código de fornecedor aponta para um produto que não existe mais. Atualize a página.',
  kitOfUnknown: 'Um kit tem um produto que não existe. Tire-o do kit antes de excluir o produto.',
  kitOfItself: `Um kit não pode conter ele mesmo, nem mais de ${deepestKit} kits um dentro do outro.`,
}

export const tooManyProducts = (most: string) =>
  `A sua conta guarda no máximo ${most} produtos. Exclua os que não vende mais e tente de novo.`
export const tooManyPurchases = (most: string) =>
  `A sua conta guarda no máximo ${most} notas e itens de notas. Fale com o suporte se compra mais do que isso.`

/** The columns of the products, in the files of an account's own data. */
export const productTitles = {
  sku: 'SKU',
  name: 'Nome',
  gtin: 'GTIN',
  weight: 'Peso (g)',
  size: 'Medidas (mm)',
  packaging: 'Embalagem (R$)',
  tax: 'Imposto próprio (%)',
  kit: 'Kit',
  keys: 'Anúncios',
  costs: 'Custos (R$)',
  id: 'Código Vendaclara',
}

/** The columns of the lines of purchases, in the files of an account's own data. */
export const purchaseTitles = {
  key: 'Chave da nota',
  number: 'Número',
  issuedOn: 'Emissão',
  supplier: 'CNPJ do fornecedor',
  supplierName: 'Fornecedor',
  buyer: 'CNPJ do comprador',
  cancelled: 'Cancelada',
  code: 'Código do fornecedor',
  gtin: 'GTIN',
  name: 'Produto',
  unit: 'Unidade',
  quantity: 'Quantidade',
  cost: 'Custo (R$)',
}
