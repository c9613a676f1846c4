export const texts = {
  unreadable: 'O servidor respondeu algo inesperado. Atualize a página ou tente de novo em instantes.',
}
