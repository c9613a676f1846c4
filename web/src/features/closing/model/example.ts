/** Used instead of a closing's id. No stored closing has it, and no call is made for it. */
export const exampleId = 'exemplo'
