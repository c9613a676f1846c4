export const texts = {
  intro: (margin: string) =>
    `O mesmo produto, com os mesmos custos e margem de ${margin}, nas tabelas em uso.`,
  facts: {
    mlTax: 'Tarifa para comparar',
    shippingCost: 'Frete para comparar',
    peso: 'Peso para comparar',
    freeShipping: 'Comparar com frete grátis',
    category: 'Categoria para comparar',
    fulfilled: 'Comparar com FBA',
    ownDelivery: 'Comparar com Flex',
  },
  here: 'este anúncio',
  price: 'Preço',
  profit: 'Lucro',
  fees: 'Taxas',
  lowest: 'menor preço',
  atThisPrice: (price: string, profit: string, margin: string) =>
    `A ${price}, como neste anúncio, o lucro é de ${profit} (${margin}).`,
  losesAtThisPrice: (price: string, loss: string) => `A ${price}, como neste anúncio, você perde ${loss}.`,
  noCommission: 'Falta a tarifa: informe-a acima para ver o preço.',
  noCategory: 'Falta a categoria: escolha-a acima para ver o preço.',
  noWeight: 'Falta o peso: conta a faixa mais leve.',
}
