/** The most words of losing terms that a page is given. */
export const mostWords = 1000
