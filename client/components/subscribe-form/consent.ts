export const newsletterUrl = '/api/newsletter';

/** Version of the consent text below the fields. Change it together with `newsletter.consent`. */
export const consentVersion = '2026-11';
