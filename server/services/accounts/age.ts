export const adultAge = 18;

const oldestAge = 120;

/** Whether a text is an ISO 8601 date that can be a living person's date of birth. */
export function isBirthday(text: string, now: number): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(text)) return false;
  return at <= now && new Date(at).getUTCFullYear() >= new Date(now).getUTCFullYear() - oldestAge;
}

/** Whether a person born on this day (ISO 8601 date) is an adult today. A birthday on 29 February counts as 1 March. */
export function isAdult(dateOfBirth: string, now: number): boolean {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  return Date.UTC(year + adultAge, month - 1, day) <= now;
}
