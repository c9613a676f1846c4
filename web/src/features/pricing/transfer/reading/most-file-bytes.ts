/** The largest file that is read. */
export const mostFileBytes = 10 * 1024 * 1024
