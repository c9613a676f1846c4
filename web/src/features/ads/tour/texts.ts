export const texts = {
  repeat: 'Ver como funciona',
  import: {
    title: 'Importe um arquivo baixado',
    body: 'Baixe o relatório na Central do Vendedor e importe o arquivo aqui, ou arraste-o para esta tela. Ele não sai do seu computador.',
  },
  figures: {
    title: 'Confira os preços em tempo real',
    body: 'Assim que o arquivo é lido, você vê quanto custa cada clique e cada venda, e quanto volta de cada real investido.',
  },
  expand: {
    title: 'Expanda para ver os detalhes',
    body: 'Marque uma palavra-chave para ver o que os compradores pesquisaram e quanto cada pesquisa gastou e vendeu.',
  },
  keep: {
    title: 'Salve ou exclua',
    body: 'Salve o relatório com um título para voltar a ele depois, ou remova-o quando não precisar mais.',
  },
}
