export const newsletterAddress = '/api/newsletter';

/** Names the wording that stands below the fields: what a subscriber has agreed to. Change it with `newsletter.consent`. */
export const consentVersion = '2026-11';
