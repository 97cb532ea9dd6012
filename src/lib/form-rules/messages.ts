/** What a visitor is told about a field (specification 5). */
export const requiredMessage = 'Sorry, that is required'
export const emailMessage = 'Please enter a valid email address'
export const selectMessage = 'Please select at least one option'
