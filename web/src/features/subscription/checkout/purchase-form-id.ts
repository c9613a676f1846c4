/** Ties the button to the form it stands beside. */
export const purchaseFormId = 'purchase'
