export const noticesId = 'notices';
