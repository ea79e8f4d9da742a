/**
 * A worker that only initialises the browser's locale data, with a culture as its name. The first number or date in a process loads tables
 * that the whole process shares. On a phone that blocks for a third of the time hydration takes; a worker keeps it off the main thread.
 */
new Intl.NumberFormat(self.name).format(0);
new Intl.PluralRules(self.name).select(0);
new Intl.DateTimeFormat(self.name, { timeZone: 'Europe/London' }).format(0);
close();
