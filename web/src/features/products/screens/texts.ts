export const texts = {
  title: 'Produtos',
  product: 'Vendaclara',
  create: 'Novo produto',
  files: 'Trazer arquivos',
  purchases: 'Notas de compra',
  history: 'Histórico',
  loading: 'Carregando seus produtos',
  failed: 'Seus produtos não foram carregados',
  shortcuts: { search: 'Buscar produto' },
  empty: {
    title: 'Uma lista só, com tudo o que você vende',
    description:
      'Traga o arquivo de anúncios do marketplace, a lista do seu sistema ou as notas de compra: os códigos, os pesos e os custos vêm juntos. Nada vale antes de você conferir.',
    files: 'Trazer arquivos',
    byHand: 'Criar um produto à mão',
  },
}
