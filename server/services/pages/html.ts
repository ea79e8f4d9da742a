import { escapeHtml } from '../../../shared/seo/escape.ts';

/** Markup whose values are escaped already. */
export interface Html {
  readonly markup: string;
}

type Value = string | Html | undefined | readonly Html[];

function markupOf(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escapeHtml(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

/** Markup from a template: texts in it are escaped, other markup is taken as it is. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: parts.reduce((all, part, index) => all + markupOf(values[index - 1]) + part) };
}
