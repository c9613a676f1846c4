export const texts = {
  noConnection: 'Sem conexão com o servidor. Verifique sua internet e tente de novo.',
  unreadable: 'O servidor respondeu algo inesperado. Tente de novo em instantes.',
}
