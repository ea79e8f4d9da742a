import { Failure } from '../terminal/failure.ts';
import { loadModule } from '../build/load-module.ts';
import type { Rule } from './rule.ts';

/** The content service's own validation: schemas, links, tokens, offers and words that a market bans. */
const reader = 'server/services/content/check.ts';

export const content: Rule = {
  name: 'content fits its schemas, and its links lead somewhere',
  async find({ root }) {
    const { checkContent } = await loadModule(root, reader);
    if (typeof checkContent !== 'function') throw new Failure(`[check] ${reader} exports no function "checkContent".`);
    const problems: unknown = checkContent(root);
    return Array.isArray(problems) ? problems.map(String) : [];
  },
};
