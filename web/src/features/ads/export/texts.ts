export const texts = {
  menu: 'Exportar',
  menuName: 'Exportar a tabela como ela está',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  item: (level: string, format: string) => `${level} em ${format}`,
  hint: 'Com os filtros, a ordem e as colunas da tela.',
  failed: 'O arquivo não foi gerado',
  failedHow: 'Veja se há internet e espaço neste aparelho. Se o relatório é muito grande, filtre ou use CSV.',
}
