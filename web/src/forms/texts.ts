export const texts = {
  noNumber: (typed: string) => `“${typed}” não é um número que vale aqui.`,
  cleared: 'O campo ficou vazio.',
  holds: (value: string) => `Até lá vale ${value}.`,
  dayPlaceholder: 'dd/mm/aaaa',
  clearDay: 'Apagar a data',
}
