export const texts = {
  export: 'Exportar',
  fileName: (day: string) => `Vendaclara produtos ${day}.xlsx`,
  sheet: 'Produtos',
  failed: 'A lista não foi exportada',
}
