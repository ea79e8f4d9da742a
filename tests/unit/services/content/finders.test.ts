import { describe, expect, it } from 'vitest';
import { createContentFinders } from '../../../../server/services/content/finders.ts';
import { type ItemArt, pictureUrl, sceneOf } from '../../../../server/services/content/pictures.ts';
import type { ContentStore } from '../../../../server/services/content/store.ts';

const arts: Readonly<Record<string, ItemArt>> = {
  'promotion welcome': sceneOf('welcome', { theme: 'fruit', composition: 'bell' }),
  'payment northcard': { kind: 'mark', mark: { name: 'Northcard', style: 'card', colour: '#1a4f8b' } },
  'author ada': { kind: 'avatar', hue: 20, seed: 'ada' },
};
const content: Pick<ContentStore, 'artOf'> = { artOf: ({ kind, id }) => arts[`${kind} ${id}`] };
const { content: find } = createContentFinders(content, 'v1');

const addressOf = (role: Parameters<typeof pictureUrl>[2], kind: string, id: string) => {
  const art = arts[`${kind} ${id}`];
  return art ? pictureUrl('v1', { culture: 'sv', kind, id }, role, art).replace('content/', '') : '';
};

describe('addresses of content’s pictures', () => {
  it.each([
    ['picture', 'promotion', 'welcome', [1920, 1080]],
    ['share', 'promotion', 'welcome', [1200, 630]],
    ['mark-light', 'payment', 'northcard', [456, 171]],
    ['mark-dark', 'payment', 'northcard', [456, 171]],
    ['avatar', 'author', 'ada', [192, 192]],
  ] as const)('API-03 the %s of %s %s is found and immutable', (role, kind, id, [width, height]) => {
    const found = find(addressOf(role, kind, id));
    expect(found).toMatchObject({ isExact: true, picture: { size: { width, height } } });
  });

  it('API-03 an older URL shows the current picture, with a shorter cache lifetime', () => {
    const present = find(addressOf('picture', 'promotion', 'welcome'));
    const older = find('picture.sv.promotion.welcome.0123456789ab');
    expect(older).toEqual({ picture: present?.picture, isExact: false });
  });

  it.each([
    'picture.sv.promotion.nothing.0123456789ab',
    'picture.xx.promotion.welcome.0123456789ab',
    'avatar.sv.promotion.welcome.0123456789ab',
    'mark-light.sv.author.ada.0123456789ab',
    'poster.sv.promotion.welcome.0123456789ab',
    'picture',
  ])('API-03 %s is no picture', (file) => {
    expect(find(file)).toBeUndefined();
  });

  it('API-03 the same scene is drawn once, whichever culture shows it; a writer’s choice of colours counts', () => {
    const names = (['sv', 'es'] as const).map(
      (culture) => find(`picture.${culture}.promotion.welcome.0`)?.picture.name,
    );
    expect(new Set(names).size).toBe(1);
    const other = sceneOf('welcome', { theme: 'fruit', composition: 'bell', palette: 3 });
    expect(sceneOf('welcome', { theme: 'fruit', composition: 'bell' })).toEqual(arts['promotion welcome']);
    expect(other.art.palette).toBe(3);
  });
});
