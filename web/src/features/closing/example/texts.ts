export const texts = {
  badge: 'Exemplo',
  leave: 'Sair do exemplo',
  explanation: 'Esta loja não existe: é só para você ver como fica. Nada daqui é guardado.',
  files: { orders: 'Pedidos de exemplo.xlsx', income: 'Renda de exemplo.xlsx' },
  loading: 'Abrindo o exemplo',
  failed: 'O exemplo não abriu',
  failedHint: 'Confira sua conexão e tente de novo.',
}
