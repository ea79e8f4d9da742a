import { auditedPages, furtherPages } from './support/audited-pages.ts';
import { smallTargets } from './support/small-targets.ts';
import { expect, test } from './support/test.ts';
import { textFaults } from './support/text-boxes.ts';
import { layOutEverything } from './support/text-settings.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  hasTouch: true,
  isMobile: true,
  viewport: { width: 360, height: 780 },
});

for (const culture of ['en-GB', 'de-DE', 'sv', 'es'] as const) {
  test(`A11Y-01 PAGE-01 ${culture} no page cuts text, breaks a word, scrolls sideways or has a target too small for a finger`, async ({
    page,
    visit,
  }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    for (const path of new Set([...auditedPages[culture], ...furtherPages[culture]])) {
      await visit(culture, path);
      await layOutEverything(page);
      for (const width of [320, 360, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        for (const fault of await textFaults(page)) faults.push(`${path} at ${width} px: ${fault}`);
        for (const target of await smallTargets(page, width < 768 ? 44 : 24))
          faults.push(`${path} at ${width} px: target of ${target}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
