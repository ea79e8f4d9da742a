const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Whether a Spanish DNI or NIE has the check letter of its number. */
export function isDni(text: string): boolean {
  const [, prefix = '', digits = '', letter = ''] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(text) ?? [];
  if (digits.length !== (prefix ? 7 : 8)) return false;
  const number = Number(`${prefix ? 'XYZ'.indexOf(prefix) : ''}${digits}`);
  return dniLetters[number % dniLetters.length] === letter;
}
