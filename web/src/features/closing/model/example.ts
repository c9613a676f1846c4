/** In the place of a closing's id: no stored closing has it, and no call is made for it. */
export const exampleId = 'exemplo'
