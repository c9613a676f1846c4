/** Also read by index.html before the first paint. */
export const themeStorageKey = 'vendaclara.theme'
