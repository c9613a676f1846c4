/** The words in sellers' names for the column of the marketplace; for those of fields see `fieldTexts`. */
export const marketplaceWords = {
  any: ['marketplace', 'canal', 'plataforma'],
  none: [
    ...['id', 'custo', 'preco', 'valor', 'vlr', 'taxa', 'comissao', 'tarifa', 'qtd', 'quantidade'],
    ...['estoque', 'data', 'total'],
  ],
} as const

/** Words in a column name that tell its unit. */
export const unitWords = {
  kg: ['kg', 'kgs', 'quilo', 'quilos', 'kilo', 'kilos', 'quilograma', 'quilogramas'],
  g: ['g', 'gr', 'grs', 'grama', 'gramas'],
}
