/** Event on the window: links into the account and the platform are handled by the site from now on. */
export const visitorReadyEvent = 'visitorready';
