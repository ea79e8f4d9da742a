import { readFile, readdir } from 'node:fs/promises';
import * as v from 'valibot';
import { notesEnding, referenceLocale } from '../build/locale-files.ts';
import { fields } from './fields.ts';
import { Failure, reasonOf } from '../terminal/failure.ts';

const messageNoteSchema = fields({
  /** Where the text is, what it does and what to watch in other languages. */
  note: v.pipe(v.string(), v.regex(/\S/, 'is empty')),
  /** Most characters of the text as shown, with the example's values. Only where the layout limits it. */
  max: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /**
   * Realistic values of all arguments. A message whose arguments differ from market to market has those of all markets.
   */
  example: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

/** Note for translators about a message. */
export type MessageNote = v.InferOutput<typeof messageNoteSchema>;

/** A notes file: the ids of an area, in the order of its messages. */
const areaNotesSchema = v.record(v.string(), messageNoteSchema);

/** Notes by area and id. */
export type MessageNotes = Readonly<Record<string, Readonly<Record<string, MessageNote>>>>;

async function readArea(root: string, shown: string): Promise<v.InferOutput<typeof areaNotesSchema>> {
  let notes: unknown;
  try {
    notes = JSON.parse(await readFile(root + shown, 'utf8'));
  } catch (error) {
    throw new Failure(`[notes] ${shown} is no JSON: ${reasonOf(error)}`);
  }
  const result = v.safeParse(areaNotesSchema, notes);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = (issue.path ?? []).map(({ key }) => String(key)).join(' > ');
  throw new Failure(`[notes] ${shown}: ${place ? `"${place}": ` : ''}${issue.message}`);
}

/** Reads `locales/en-GB/<area>.notes.json`. Throws a {@link Failure} that names the file and field when one is invalid. */
export async function readNotes(root: string): Promise<MessageNotes> {
  const folder = `locales/${referenceLocale}`;
  const files = (await readdir(root + folder)).filter((file) => file.endsWith(notesEnding)).sort();
  const areas = files.map(
    async (file) => [file.slice(0, -notesEnding.length), await readArea(root, `${folder}/${file}`)] as const,
  );
  return Object.fromEntries(await Promise.all(areas));
}
