/** The day it is for the seller, 'YYYY-MM-DD'. */
export function today(): string {
  return new Date().toLocaleDateString('sv-SE')
}
