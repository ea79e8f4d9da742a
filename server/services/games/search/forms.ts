/** Endings of plurals and cases in the languages of the catalogue, after at least four letters. */
const withoutEnding = (word: string): string => word.replace(/(?<=.{4})(?:e?s|e?n|[aeo]?r|na|e)$/u, '');

/** Stems of at least this length match every word that begins with them: "automater" for "automatverkstaden". */
const longStem = 6;

/** The words of a vocabulary that are other forms of a typed word: "drache" of "drachen". */
export function findForms(typed: string, vocabulary: readonly string[]): string[] {
  const stem = withoutEnding(typed);
  return vocabulary.filter(
    (word) => word.startsWith(stem) && (stem.length >= longStem || withoutEnding(word) === stem),
  );
}
