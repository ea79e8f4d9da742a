import * as v from 'valibot';
import type { WrittenFaqFeed } from '../../../../shared/contract/written.ts';
import { toSlug } from '../../catalogue/naming/slug.ts';
import { markets } from '../../catalogue/markets.ts';
import type { ContentContext } from '../context.ts';
import { day, instantOf, record, words } from '../fields.ts';
import { renderMarkdown } from '../markdown.ts';
import { defineKind } from './kind.ts';

export type StoredFaqCategory = WrittenFaqFeed['categories'][number];
type Entry = StoredFaqCategory['items'][number];

/** Splits a text at its headings: each is a question, what follows is its answer. */
const entries = (context: ContentContext) =>
  v.pipe(
    v.string('needs a text'),
    v.rawTransform(({ dataset, addIssue }): Entry[] => {
      const [before = '', ...parts] = dataset.value.split(/^## /m);
      if (before.trim() !== '') addIssue({ message: 'begins with something that is no question; it needs "## "' });
      return parts.map((part) => {
        const [question = '', ...answer] = part.split('\n');
        const { html, wrong } = renderMarkdown(answer.join('\n').trim(), context);
        for (const message of wrong) addIssue({ message: `"${question}" ${message}` });
        if (/[*_`[\]]/.test(question))
          addIssue({ message: `"${question}" has Markdown, which is not read in questions` });
        if (html === '' || /<h\d/.test(html)) addIssue({ message: `"${question}" needs an answer without headings` });
        return { id: toSlug(question, markets[context.culture].language), question: question.trim(), answerHtml: html };
      });
    }),
    v.minLength(1, 'has no question'),
    v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, 'asks the same twice'),
  );

/** `faq/<nn>-<code>.md`: a category of questions; the number is its place. */
export const faq = defineKind({
  files: /^faq\/(\d\d-[^/]+)\.md$/,
  page: 'help',
  schema: (context) => record({ title: words(60), updatedAt: day, body: entries(context) }),
  toItems({ title, updatedAt, body }, id) {
    const card: StoredFaqCategory = { code: id.slice(3), title, items: body };
    return [{ kind: 'faq', id, slug: id, order: id, updatedAt: instantOf(updatedAt), card }];
  },
});
