/** The query parameter of a form's page that has an estimate of prices, and the hidden field that sends it. */
export const estimateParameter = 'estimate'
export const estimateField = 'price_estimate'
