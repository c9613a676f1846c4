/** The shop's own figures, or the fees of the marketplaces. */
export type ConfigPart = 'shop' | 'fees'
