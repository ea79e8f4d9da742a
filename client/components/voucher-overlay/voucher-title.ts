/** Id of the heading by which the dialog is named. */
export const voucherTitle = 'voucher-title';
