export const texts = {
  menuName: 'Exportar a tabela como ela está',
  hint: 'Com os filtros, a ordem e as colunas da tela.',
  failedHow: 'Veja se há internet e espaço neste aparelho. Se o relatório é muito grande, filtre ou use CSV.',
}
