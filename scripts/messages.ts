import { readFile, writeFile } from 'node:fs/promises';
import { baseLocales } from '../locales/bases.ts';
import { readMessages } from './build/messages.ts';
import { readNotes } from './check/message-notes.ts';
import { readNeeds, textProblems } from './check/messages.ts';
import { readSources as readProject } from './check/sources.ts';
import { notesProblems } from './check/translator-notes.ts';
import { writeAreas } from './messages/areas.ts';
import { coverageTable } from './messages/coverage.ts';
import { exportUnits } from './messages/export-units.ts';
import { type MessagesCommand, readMessagesCommand } from './messages/options.ts';
import { newFindings } from './messages/new-findings.ts';
import { planImport } from './messages/plan-import.ts';
import { confirmSources, readSources, translatedLocales, writeSources } from './messages/translation-sources.ts';
import { unknownIds } from './messages/unknown-ids.ts';
import { decodeXliff, readXliff } from './messages/xliff/read-xliff.ts';
import { writeXliff } from './messages/xliff/write-xliff.ts';
import { referenceLocale } from './build/locale-files.ts';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';
import { countOf } from './terminal/count-of.ts';
import { Failure } from './terminal/failure.ts';
import { withFile } from './terminal/file-errors.ts';

async function readAll() {
  const [written, sources, notes, files] = await Promise.all([
    readMessages(root),
    readSources(root),
    readNotes(root),
    readProject(root),
  ]);
  return { written, sources, notes, files, needs: await readNeeds({ root, files }) };
}

/** Throws a {@link Failure} when no such locale is translated. */
function requireLocale(locale: string, known: readonly string[]): void {
  if (!known.includes(locale))
    throw new Failure(`[messages] "${locale}" is no locale that is translated. These are: ${known.join(', ')}.`);
}

async function run(command: MessagesCommand): Promise<void> {
  const { written, sources, notes, files, needs } = await readAll();
  const known = translatedLocales(written);
  if (command.name === 'coverage') {
    console.log(coverageTable(written, sources, notes, needs, baseLocales));
    return;
  }
  if (command.name === 'export') {
    const { locale, out } = command;
    requireLocale(locale, known);
    const xml = writeXliff(referenceLocale, locale, exportUnits({ written, sources }, notes, needs, locale));
    if (out === undefined) process.stdout.write(xml);
    else await withFile('messages', out, 'written', () => writeFile(out, xml));
    return;
  }
  if (command.name === 'confirm') {
    const { locale, ids, all } = command;
    requireLocale(locale, known);
    const unknown = unknownIds(written, locale, ids);
    if (unknown.length > 0) throw new Failure(`[messages] Nothing was confirmed:\n  ${unknown.join('\n  ')}`);
    const confirmed = confirmSources(written, sources, locale, (id) => all || ids.includes(id));
    const renewed = Object.entries(confirmed[locale] ?? {}).filter(([id, hash]) => sources[locale]?.[id] !== hash);
    await writeSources(root, confirmed);
    console.log(`[messages] ${locale}: ${countOf(renewed.length, 'translation')} confirmed.`);
    return;
  }
  const { file } = command;
  const document = readXliff(decodeXliff(await withFile('messages', file, 'read', () => readFile(file))));
  const problemsOf = (texts: typeof written) => [...textProblems(texts, needs), ...notesProblems(texts, notes)];
  const plan = planImport({ written, sources }, document, problemsOf);
  if (!('written' in plan)) throw new Failure(`[messages] Nothing was imported:\n  ${plan.join('\n  ')}`);
  const { targetLocale: locale } = document;
  const areas = await writeAreas(root, locale, written, plan.written);
  await writeSources(root, plan.sources);
  const read = document.units.filter(({ isTranslated }) => isTranslated).length;
  console.log(
    `[messages] ${locale}: ${read} of ${countOf(document.units.length, 'unit')} translated; ${countOf(plan.changed.length, 'text')} changed in ${countOf(areas.length, 'file')}.`,
  );
  if (plan.drafts.length > 0)
    console.log(
      `[messages] Not written, because their state is initial (XLIFF's default), which is no translation: ${plan.drafts.join(', ')}. Set it to translated.`,
    );
  if (plan.stale.length > 0)
    console.log(`[messages] Translated from an older English, or not confirmed: ${plan.stale.join(', ')}.`);
  const findings = await newFindings(files, written, plan.written, locale, plan.changed);
  if (findings.length > 0) console.log(`[messages] npm run check will report:\n  ${findings.join('\n  ')}`);
}

await runScript(async () => run(readMessagesCommand(process.argv.slice(2))));
