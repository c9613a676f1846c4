export const texts = {
  repeat: 'Ver como funciona',
  create: {
    title: 'Crie a análise de um mês',
    body: 'Clique em “Nova Análise” e escolha o mês dos pedidos que você quer conferir.',
  },
  month: {
    title: 'Clique em um mês para ver os detalhes',
    body: 'Cada mês criado aparece nesta tela. Dentro dele você envia as duas planilhas da Shopee e vê cada diferença.',
  },
}
