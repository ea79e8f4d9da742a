import { afterEach, expect, it, vi } from 'vitest';
import { cultures } from '../../../locales/index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(Object.values(cultures).map(({ lang }) => lang))(
  'PERF-01 the worker of %s formats a number, a plural and a date in the locale of its name, and closes',
  async (name) => {
    const used: string[] = [];
    const watched = (kind: 'NumberFormat' | 'PluralRules' | 'DateTimeFormat') =>
      new Proxy(Intl[kind], {
        construct(target, [locale, ...rest]: [string]) {
          used.push(`${kind} ${locale}`);
          return Reflect.construct(target, [locale, ...rest]) as object;
        },
      });
    vi.stubGlobal('Intl', {
      NumberFormat: watched('NumberFormat'),
      PluralRules: watched('PluralRules'),
      DateTimeFormat: watched('DateTimeFormat'),
    });
    const close = vi.fn();
    vi.stubGlobal('self', { name });
    vi.stubGlobal('close', close);
    vi.resetModules();
    await import('../../../client/warm-locales.ts');
    expect(used).toEqual([`NumberFormat ${name}`, `PluralRules ${name}`, `DateTimeFormat ${name}`]);
    expect(close).toHaveBeenCalledOnce();
  },
);
