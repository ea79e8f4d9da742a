import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SubscribeForm } from '../../../../client/components/subscribe-form/subscribe-form.tsx';
import { after, submit, type } from '../support/act.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

const fetched = vi.fn<typeof fetch>();
const respondWith = (status: number, body: unknown = {}) =>
  fetched.mockImplementation(async () => {
    if (status === 0) throw new TypeError('offline');
    return Response.json(body, { status });
  });

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  return () => vi.unstubAllGlobals();
});

async function fill(name: string, email: string) {
  const { container } = await renderSite(<SubscribeForm />, { url: '/blog/' });
  const field = (id: string) => container.querySelector<HTMLInputElement>(`[name=${id}]`)!;
  await type(field('name'), name);
  await type(field('email'), email);
  const send = async () => {
    await submit(container.querySelector('form'));
    // The chunk that sends the request loads on first use.
    await after(() => vi.dynamicImportSettled());
  };
  const errorOf = (id: string) =>
    container.querySelector(`#${CSS.escape(field(id).getAttribute('aria-describedby') ?? 'none')}`)?.textContent;
  return { container, field, send, errorOf };
}

describe('newsletter form', () => {
  it('PAGE-09 SSR-05 posts without a script, including the version of the consent text', () => {
    const html = serverHtml(<SubscribeForm />, { url: '/blog/numbers/', culture: 'es' });
    expect(html).toMatch(/<form[^>]* action="\/api\/newsletter" method="post"/);
    for (const [name, value] of [
      ['culture', 'es'],
      ['pagePath', '/blog/numbers/'],
      ['consent', '2026-11'],
    ]) {
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    }
    expect(html).toMatch(/required=""[^>]* name="email"/);
    expect(html).toContain('href="/privacy/"');
  });

  it.each([
    ['', '', 'Please enter your name.', 'Please enter your email address.'],
    [' ', 'ann', 'Please enter your name.', 'Please enter a valid email address.'],
    ['Ann', 'ann@reader', undefined, 'Please enter a valid email address.'],
    ['Ann', 'a b@reader.test', undefined, 'Please enter a valid email address.'],
    ['', 'ann@reader.test', 'Please enter your name.', undefined],
  ])('PAGE-09 shows validation errors for "%s" and "%s" without a request', async (name, email, ofName, ofEmail) => {
    const { send, errorOf, field } = await fill(name, email);
    await send();
    expect([errorOf('name'), errorOf('email')]).toEqual([ofName, ofEmail]);
    expect(document.activeElement).toBe(field(ofName ? 'name' : 'email'));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('PAGE-09 posts the entered values and shows a thank-you message', async () => {
    respondWith(202, { status: 'pending' });
    const { container, send } = await fill('Ann', 'ann@reader.test');
    await send();
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/newsletter');
    expect(init?.body).toEqual(
      new URLSearchParams('name=Ann&email=ann@reader.test&culture=en-GB&pagePath=/blog/&consent=2026-11'),
    );
    expect(container.querySelector('form')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Thank you');
  });

  it.each([
    [422, { field: 'email', code: 'malformed' }, 'Please enter a valid email address.'],
    [422, { field: 'email', code: 'missing' }, 'Please enter your email address.'],
    [422, { field: 'name', code: 'missing' }, 'Please enter your name.'],
    [422, { field: 'consent', code: 'missing' }, 'Something went wrong, Please try again later.'],
    [0, {}, 'Something went wrong, Please try again later.'],
    [502, {}, 'Something went wrong, Please try again later.'],
    [403, {}, 'Something went wrong, Please try again later.'],
    [429, {}, 'Too many attempts. Please wait a minute, then try again.'],
  ])(
    'PAGE-09 API-02 explains the response %i %j, or a failed request, and keeps the entered values',
    async (status, body, words) => {
      respondWith(status, body);
      const { container, send, field } = await fill('Ann', 'ann@reader.test');
      await send();
      expect(container.textContent).toContain(words);
      if (status !== 422) expect(container.querySelector('[role=alert]')?.textContent).toBe(words);
      expect(field('email').value).toBe('ann@reader.test');
      expect(container.querySelector('button')?.getAttribute('aria-busy')).toBeNull();
    },
  );
});
