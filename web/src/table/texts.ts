export const texts = {
  previous: 'Anterior',
  next: 'Próximo',
  page: (number: string, count: string) => `${number} de ${count}`,
}
