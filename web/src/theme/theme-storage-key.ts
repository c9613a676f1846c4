/** Also read by public/color-scheme.js before the first paint. */
export const themeStorageKey = 'vendaclara.theme'
