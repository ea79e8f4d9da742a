/** Id of the heading that names the dialog. */
export const voucherTitle = 'voucher-title';
