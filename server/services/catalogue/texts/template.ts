export type Values = Readonly<Record<string, string | number>>;

/**
 * `{name}`, or `{count|one of them|# of them}`: the words for one and for other numbers. `#` is replaced by the number.
 */
const placeholder = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

/** Number format and plural rules of a language. */
export interface NumberWords {
  format(value: number): string;
  isOne(value: number): boolean;
}

/**
 * Fills a template. The builds of the site leave the parser of ICU messages out, and thousands of texts are filled when
 * the services first start: this little form is all that the catalogue needs. Throws when a value is missing.
 */
export function fillTemplate(template: string, values: Values, numbers: NumberWords): string {
  return template.replace(placeholder, (_, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (value === undefined || value === '') {
      throw new Error(`[catalogue] the text "${template}" needs a value for "${name}".`);
    }
    const text = typeof value === 'number' ? numbers.format(value) : value;
    if (one === undefined || other === undefined) return text;
    return (typeof value === 'number' && numbers.isOne(value) ? one : other).replace('#', text);
  });
}
