/** Ids that connect outside controls with the sheet and the form. */
export const filterSheetId = 'filters';
export const filterFormId = 'filter-form';
