export const texts = {
  previous: 'Anterior',
  next: 'Próximo',
  more: (count: string) => `Mostrar mais ${count}`,
  page: (number: string, count: string) => `${number} de ${count}`,
}
