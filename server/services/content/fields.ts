import * as v from 'valibot';

/** Fields that mean the same in every culture. Messages follow the field's name: `teaser has 130 letters; it may have 120`. */

/** An object with these fields and no others. */
export function record<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return 'is not known here';
    return received === 'undefined' ? 'is missing' : 'needs fields with names';
  });
}

/** Words without marks; at most `most` letters. */
export function words(most = 600) {
  return v.pipe(
    v.string('needs a text'),
    v.trim(),
    v.nonEmpty('is empty'),
    v.maxLength(most, ({ input }) => `has ${input.length} letters; it may have ${most}`),
    v.check((text) => !/\]\(|\{\{|[*_]{2}/.test(text), 'has Markdown, which is not read here'),
  );
}

export const slug = v.pipe(
  v.string('needs a text'),
  v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'needs lower case letters a to z, digits and single hyphens'),
  v.maxLength(100, 'has more than 100 letters'),
);

/** The name of something in code: `loyalty`, `aboutUs`. */
export const code = v.pipe(v.string('needs a text'), v.regex(/^[a-zA-Z][\w-]*$/, 'needs letters, digits, "-" or "_"'));

const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** A day as YYYY-MM-DD. */
export const day = v.pipe(
  v.string('needs a day such as 2026-03-01'),
  v.check(isDay, ({ input }) =>
    dayShape.test(input) ? 'is no day of the calendar' : 'needs a day such as 2026-03-01',
  ),
);

/** The beginning of a day, UTC. */
export const instantOf = (date: string): string => `${date}T00:00:00.000Z`;

export function integer(from: number, to: number) {
  const needs = `needs a whole number from ${from} to ${to}`;
  return v.pipe(v.number(needs), v.integer(needs), v.minValue(from, needs), v.maxValue(to, needs));
}

/** Minor units of the culture's currency. */
export const minorUnits = integer(0, 100_000_000);

export const flag = v.boolean('needs true or false');

export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, `needs one of ${options.join(', ')}`);
}

export const many = <TItem extends v.GenericSchema>(item: TItem) => v.array(item, 'needs a list');

/** Shown by search engines, which cut longer ones. */
export const seo = record({
  title: words(55),
  description: v.pipe(
    words(155),
    v.minLength(110, ({ input }) => `has ${input.length} letters; it needs 110 to 155`),
  ),
});

/** How a version of a legal text is called: `3.2`. */
export const version = v.pipe(v.string('needs a quoted number such as "3.2"'), v.regex(/^\d+\.\d+$/, 'needs "3.2"'));

export const hexColour = v.pipe(
  v.string('needs a colour'),
  v.regex(/^#[\da-f]{6}$/i, 'needs a colour such as "#1a2b3c"'),
);
