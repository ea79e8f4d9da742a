/**
 * Event on the window: links into the account and the platform are handled by the site from now on. Only a type: a constant shared by
 * several chunks would be a file of its own.
 */
export type VisitorReady = 'visitorready';
