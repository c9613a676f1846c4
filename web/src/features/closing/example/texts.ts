export const texts = {
  badge: 'Exemplo',
  leave: 'Sair do exemplo',
  explanation:
    'Este mês é de uma loja que não existe: mostra o que você verá com os seus arquivos. Ele foi lido agora, neste navegador. Nada dele é guardado, nem entra em seus meses, somas e gráficos.',
  files: { orders: 'Pedidos de exemplo.xlsx', income: 'Renda de exemplo.xlsx' },
  loading: 'Abrindo o exemplo',
  failed: 'O exemplo não abriu',
  failedHint: 'Confira sua conexão e tente de novo.',
}
