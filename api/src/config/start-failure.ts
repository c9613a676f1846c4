/** Why the product does not start, in words for whoever started it. */
export class StartFailure extends Error {}
