import { Suspense, use } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ResponsiveImage } from '../../../../client/components/picture/responsive-image.tsx';
import { hydrateSite, renderSite, serverHtml } from '../support/render-site.tsx';

const image = (src: string, sources = ['a.avif', 'a.webp']) => (
  <ResponsiveImage
    sources={sources.map((srcSet) => ({
      media: '(width >= 48em)',
      srcSet,
      sizes: '100vw',
      type: `image/${srcSet.slice(2)}`,
    }))}
    src={src}
    alt="A comet"
    width={300}
    height={400}
    loading="lazy"
  />
);
const filled = (src: string) =>
  '<source media="(width >= 48em)" sizes="100vw" srcset="a.avif" type="image/avif">' +
  '<source media="(width >= 48em)" sizes="100vw" srcset="a.webp" type="image/webp">' +
  `<img alt="A comet" height="400" loading="lazy" src="${src}" width="300">`;

/** The HTML of an element's children with attributes sorted by name. */
const htmlOf = (element: Element | null) =>
  [...(element?.children ?? [])]
    .map(({ localName, attributes }) => {
      const listed = [...attributes].map(({ name, value }) => `${name}="${value}"`).sort();
      return `<${localName} ${listed.join(' ')}>`;
    })
    .join('');

describe('responsive image', () => {
  it('PERF-02 renders the same elements in the browser as on the server', async () => {
    const { container } = await renderSite(image('a.jpeg'));
    const sent = document.createElement('div');
    sent.innerHTML = serverHtml(image('a.jpeg'));
    expect(htmlOf(container.querySelector('picture'))).toBe(filled('a.jpeg'));
    expect(htmlOf(sent.querySelector('picture'))).toBe(filled('a.jpeg'));
  });

  it('PERF-02 creates no image element in a discarded render', async () => {
    const create = vi.spyOn(document, 'createElement');
    onTestFinished(() => create.mockRestore());
    const never = new Promise<never>(() => undefined);
    const Missing = () => use(never);
    const { container } = await renderSite(
      <Suspense fallback="loading">
        {image('a.jpeg')}
        <Missing />
      </Suspense>,
    );
    expect(container.textContent).toBe('loading');
    expect(create.mock.calls.filter(([name]) => name === 'img' || name === 'source')).toEqual([]);
  });

  it('PERF-02 keeps the elements on an update and changes only the differing attributes', async () => {
    const { container, show } = await renderSite(image('a.jpeg'));
    const picture = container.querySelector('picture');
    const before = picture?.lastElementChild;
    await show(image('b.jpeg'));
    expect(htmlOf(picture)).toBe(filled('b.jpeg'));
    expect(picture?.lastElementChild).toBe(before);
    await show(image('b.jpeg', ['a.avif']));
    expect(picture?.childElementCount).toBe(2);
    await show(image('b.jpeg', ['a.avif', 'a.webp']));
    expect(htmlOf(picture)).toBe(filled('b.jpeg'));
    expect(picture?.lastElementChild).toBe(before);
  });

  it('PERF-02 hydration reuses the server-rendered elements', async () => {
    let sent: Element | null = null;
    const { container } = await hydrateSite(image('a.jpeg'), (html) => (sent = html.querySelector('img')));
    expect(container.querySelector('img')).toBe(sent);
    expect(htmlOf(container.querySelector('picture'))).toBe(filled('a.jpeg'));
  });
});
