export const adultAge = 18;

/** Whether somebody born on this day (ISO 8601 date) is of age today. Who was born on 29 February is so on 1 March. */
export function isAdult(dateOfBirth: string, now: number): boolean {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  return Date.UTC(year + adultAge, month - 1, day) <= now;
}
