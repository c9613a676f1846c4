export const rowsOnPage = 8
