/** So many texts of a report, some megabytes, are handed over at once, between threads and to the browser's database. */
export const textsInPart = 16
