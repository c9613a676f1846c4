/** Used in the tables of an account's own data. */
export const otherColumns = 'Outras colunas'
export const yesOrNo = (value: boolean) => (value ? 'sim' : 'não')
