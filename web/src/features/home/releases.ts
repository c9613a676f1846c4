export interface Release {
  version: string
  headline: string
  changes: readonly string[]
}

/** What each version brought, the newest first. */
export const releases: readonly Release[] = [
  {
    version: '0.2.4',
    headline: 'Sua conta e seus dados nas suas mãos',
    changes: [
      'Confirmação do e-mail e recuperação da senha por um link enviado a você.',
      'No perfil: nome, e-mail e senha, e as sessões abertas, que você encerra uma a uma.',
      'Exporte tudo o que guardamos de você em um ZIP, ou exclua a conta.',
      'O tour desta página, que o botão de ajuda repete.',
    ],
  },
  {
    version: '0.2.3',
    headline: 'As planilhas de 2026 no fechamento',
    changes: [
      'Meus Pedidos e Minha Renda são lidas nos dois formatos em que a Shopee as exporta.',
      'Um arquivo trocado é reconhecido: a tela diz o que esperava e o que encontrou.',
      'Pedidos reembolsados ou cancelados só em parte ficam fora da conta, em uma lista à parte.',
    ],
  },
  {
    version: '0.2.2',
    headline: 'Fechamento de mês',
    changes: [
      'Os pedidos do mês comparados com a sua renda, pedido por pedido, até o centavo.',
      'Diferenças e pedidos sem pareamento em tabelas, com o total do mês.',
      '“Baixar Erros” entrega as diferenças em uma planilha.',
    ],
  },
  {
    version: '0.2.1',
    headline: 'Ads Words',
    changes: [
      'O relatório de palavras-chave do Shopee Ads, lido no navegador: nada dele sai do seu computador.',
      'Gasto, vendas e retorno por palavra-chave e por termo de busca, na ordem que você escolher.',
      'O último relatório fica guardado neste navegador.',
    ],
  },
  {
    version: '0.2.0',
    headline: 'Calculadora de Precificação',
    changes: [
      'O preço que deixa a margem desejada na Shopee, no Mercado Livre e na Shein, enquanto você digita.',
      'Para onde vai cada real do preço: custos, taxas, impostos e lucro.',
      'Cada edição é salva sozinha; sem conexão, fica guardada neste computador até poder ser enviada.',
    ],
  },
]
