/**
 * A worker that does nothing but use the browser's locales once, under the name of a culture: the first number or date in a process reads
 * tables that all of it shares, which on a phone blocks for as long as a third of hydration. Here it blocks nobody.
 */
new Intl.NumberFormat(self.name).format(0);
new Intl.PluralRules(self.name).select(0);
new Intl.DateTimeFormat(self.name, { timeZone: 'Europe/London' }).format(0);
close();
