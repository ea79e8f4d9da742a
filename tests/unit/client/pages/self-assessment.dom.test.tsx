import { describe, expect, it } from 'vitest';
import { Page } from '../../../../client/pages/self-assessment/self-assessment-page.tsx';
import { bandOf, mostPoints, needsAttention } from '../../../../client/pages/self-assessment/score.ts';
import { cultureCodes } from '../../../../locales/index.ts';
import { buttonOf, click } from '../support/act.ts';
import { responses as served } from '../support/games.ts';
import { markupOf, textsOf } from '../support/markup.tsx';
import { hydrateSite, renderSite, siteOf } from '../support/render-site.tsx';

const url = '/self-assessment-test/';
const seed = served({
  'feeds/simple/': {
    version: '4.0',
    title: 'Self-assessment test',
    body: '<p>What it is.</p><h2 id="t-read">How to read it</h2><p>What it says.</p>',
  },
});

describe('score of the self-assessment', () => {
  it('PAGE-13 has the bands of the index', () => {
    const bands = Array.from({ length: mostPoints + 1 }, (_, sum) => bandOf(sum));
    const expected = { none: 1, low: 2, moderate: 5, high: 20 };
    expect(bands).toEqual(Object.entries(expected).flatMap(([band, count]) => Array<string>(count).fill(band)));
  });

  it.each([
    [[0, 0, 1, 0], false],
    [[0, 0, 2, 0], true],
    [[0, 0, 0, 1], true],
    [[3, 3, 0, 0, 3, 3, 3, 3, 3], false],
  ])('PAGE-13 needsAttention for the answers %j returns %s', (answers, expected) => {
    expect(needsAttention(answers)).toBe(expected);
  });
});

describe('self-assessment page', () => {
  it('PAGE-13 SSR-05 shows nine questions, the points of every answer and the surrounding text without a script, and nothing that a browser could submit', () => {
    const page = markupOf(<Page />, { url, seed });
    expect(page.querySelectorAll('legend')).toHaveLength(9);
    expect(textsOf(page, 'fieldset:first-of-type label').slice(0, 4)).toEqual([
      'Never0 points',
      'Sometimes1 point',
      'Most of the time2 points',
      'Almost always3 points',
    ]);
    expect(page.querySelectorAll('form')).toHaveLength(0);
    const test = page.querySelector('[aria-labelledby=questions]')!;
    expect(test.querySelectorAll('[form], [type=submit], button:not([type=button])')).toHaveLength(0);
    const { textContent: words } = page;
    const order = [
      'What it is.',
      'The nine questions',
      '9. How often',
      'Add up the points',
      'How to read it',
      'What it says.',
    ];
    expect(order.map((each) => words.indexOf(each)).every((at, index, all) => at > (all[index - 1] ?? -1))).toBe(true);
  });

  it.each(cultureCodes)('PAGE-13 COMP-01 shows the helplines of %s beside the questions', (culture) => {
    const page = markupOf(<Page />, { url, seed, culture });
    const { helplines, selfExclusion } = siteOf(culture).compliance;
    const links = [...page.querySelectorAll('aside a')].map((link) => link.getAttribute('href'));
    for (const { href } of [...helplines, selfExclusion]) expect(links).toContain(href);
  });
});

async function openTest() {
  const site = await renderSite(<Page />, { url, seed });
  const { container } = site;
  const inputOf = (question: number, points: number) =>
    container.querySelector<HTMLInputElement>(`[name=question-${question}][value="${points}"]`)!;
  const choose = (question: number, points: number) => click(inputOf(question, points));
  return {
    ...site,
    choose,
    press: (words: string) => click(buttonOf(container, words)),
    async chooseAll(points: readonly number[]) {
      // A change of one input reads all of them.
      for (const [index, each] of points.entries()) inputOf(index + 1, each).checked = index < points.length - 1;
      await choose(points.length, points.at(-1)!);
    },
  };
}

describe('self-assessment test', () => {
  it.each([
    [[0, 0, 0, 0, 0, 0, 0, 0, 0], '0 of 27 points', 'No sign of harm'],
    [[0, 1, 0, 0, 0, 0, 0, 0, 1], '2 of 27 points', 'Low risk'],
    [[1, 1, 1, 0, 1, 1, 1, 0, 1], '7 of 27 points', 'Moderate risk'],
    [[3, 3, 3, 3, 3, 3, 3, 3, 3], '27 of 27 points', 'High risk'],
  ])(
    'PAGE-13 A11Y-02 shows for the answers %j %s and %s, and moves the focus to the result',
    async (points, sum, band) => {
      const { container, chooseAll, press } = await openTest();
      await chooseAll(points);
      expect(container.textContent).toContain('9 of 9 answered');
      await press('Show my result');
      expect(container.textContent).toContain(sum);
      expect(document.activeElement?.textContent).toBe(band);
    },
  );

  it('PAGE-13 A11Y-02 reports the first unanswered question and focuses it', async () => {
    const { container, chooseAll, press } = await openTest();
    await chooseAll([0, 1, 2]);
    await press('Show my result');
    expect(container.querySelector('[role=status]')?.textContent).toBe('Question 4 has no answer yet.');
    expect(document.activeElement?.getAttribute('name')).toBe('question-4');
    expect(container.textContent).not.toContain('of 27 points');
  });

  it('PAGE-13 hides a result when an answer changes', async () => {
    const { container, choose, chooseAll, press } = await openTest();
    await chooseAll([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    await press('Show my result');
    await choose(1, 3);
    expect(container.textContent).not.toContain('of 27 points');
    await press('Show my result');
    expect(container.textContent).toContain('3 of 27 points');
    await press('Clear my answers');
    expect(container.textContent).toContain('0 of 9 answered');
    expect(container.querySelectorAll(':checked')).toHaveLength(0);
  });

  it('PAGE-13 counts answers that were given before hydration', async () => {
    const { container } = await hydrateSite(
      <Page />,
      (early) => {
        for (const number of [1, 2])
          early.querySelector<HTMLInputElement>(`[name=question-${number}][value="2"]`)!.checked = true;
      },
      { url, seed },
    );
    expect(container.textContent).toContain('2 of 9 answered');
  });
});
