export const texts = {
  noNumber: (typed: string) => `“${typed}” não vale aqui.`,
  cleared: 'O campo ficou vazio.',
  holds: (value: string) => `Por enquanto vale ${value}.`,
  noDay: (typed: string) => `“${typed}” não é uma data. O campo voltou ao que era.`,
  dayPlaceholder: 'dd/mm/aaaa',
  clearDay: 'Apagar a data',
}
