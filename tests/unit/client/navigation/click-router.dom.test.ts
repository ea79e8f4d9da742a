import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClickRouter } from '../../../../client/navigation/click-router.ts';

const called: string[] = [];
const handlerOf = (name: string, prevents = false) =>
  vi.fn((event: MouseEvent) => {
    if (event.defaultPrevented) return;
    called.push(name);
    if (prevents) event.preventDefault();
  });
const handleClicks = createClickRouter();
const link = () => document.querySelector('a')!;

beforeEach(() => {
  called.length = 0;
  handleClicks({ signOut: undefined, entryLink: undefined, siteLink: undefined });
  document.body.innerHTML = '<a href="#here"></a>';
});

describe('click router', () => {
  it('ROUTE-09 ACC-09 asks the handlers of the account before those of links, whichever was added first', () => {
    handleClicks({ siteLink: handlerOf('site link') });
    handleClicks({ signOut: handlerOf('sign out'), entryLink: handlerOf('entry link') });
    link().click();
    expect(called).toEqual(['sign out', 'entry link', 'site link']);
  });

  it('ROUTE-09 ACC-09 leaves links to the browser once their handlers have been removed', () => {
    handleClicks({ siteLink: handlerOf('site link'), entryLink: handlerOf('entry link', true) });
    link().click();
    handleClicks({ entryLink: undefined });
    link().click();
    expect(called).toEqual(['entry link', 'site link']);
  });

  it('ACC-04 also routes clicks with the middle button, which open a link in a new tab', () => {
    handleClicks({ entryLink: handlerOf('entry link') });
    link().dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true }));
    expect(called).toEqual(['entry link']);
  });
});
