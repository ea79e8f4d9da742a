/** Value of Cache-Control for what no cache may store. */
export const neverStored = 'private, no-store';

/** Value of Cache-Control for files that change with the content, such as sitemaps. */
export const publicForAnHour = 'public, max-age=3600';
