/** Id of the heading that names the dialog. */
export const termsTitle = 'terms-title';
