import type { Context } from '../context.ts';
import type { Field } from '../fields/field.ts';
import { selectField } from '../fields/select-field.ts';

/** The monthly deposit limit; none is a choice only where the law leaves it. */
export function limitField({ text, money, settings }: Context): Field {
  const { limits, limitRequired } = settings;
  return selectField({
    name: 'limit',
    label: text('limit'),
    hint: text('limitHint'),
    choices: [
      ['', text('choose')],
      ...limits.map((each): [string, string] => [String(each), money(each)]),
      ...(limitRequired ? [] : [['0', text('limitNone')] as const]),
    ],
    missing: text('wrongChoice'),
  });
}
