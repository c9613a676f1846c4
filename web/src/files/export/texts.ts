export const texts = {
  menu: 'Exportar',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  item: (table: string, format: string) => `${table} em ${format}`,
  failed: 'O arquivo não foi gerado',
}
