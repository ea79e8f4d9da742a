/** By these, controls outside the sheet and the form belong to them. */
export const filterSheetId = 'filters';
export const filterFormId = 'filter-form';
