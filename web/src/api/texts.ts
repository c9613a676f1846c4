export const texts = {
  noConnection: 'Sem conexão com o servidor. Verifique sua internet e tente de novo.',
  unreadable: 'O servidor respondeu algo inesperado. Atualize a página ou tente de novo em instantes.',
}
