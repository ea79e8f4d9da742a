import { escapeHtml } from '../../shared/seo/escape.ts';
import { countOf } from '../terminal/count-of.ts';
import type { OfferFound } from './page-evidence.ts';
import { dataFile, type Pack, type PackedPage } from './pack.ts';
import { platformOrigin } from './without-run.ts';

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem }
  table { border-collapse: collapse; width: 100%; margin-bottom: 2rem }
  th, td { border: 1px solid #bbb; padding: .35rem .6rem; text-align: start; vertical-align: top; overflow-wrap: anywhere }
  th[scope=row] { width: 10rem }
  .missing { background: #fdd }
  img { border: 1px solid #bbb; max-width: 100%; width: 22rem }
  code { font-size: .85em }
`;

const missing = '<strong class="missing">missing</strong>';

const orMissing = (text: string | undefined) => (text === undefined ? missing : escapeHtml(text));

const list = (items: readonly string[]) =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const targetOf = (href: string) =>
  href.startsWith(platformOrigin) ? 'the account platform' : `<code>${escapeHtml(href)}</code>`;

const links = (found: PackedPage['helpLines']) =>
  list(found.map(({ text, href }) => `${escapeHtml(text)}: ${targetOf(href)}`));

function offer({ title, status, start, end, terms, termsLink }: OfferFound): string {
  const dates = `${status}, ${start} to ${end ?? 'open'}`;
  const full = termsLink === undefined ? missing : `<code>${escapeHtml(termsLink)}</code>`;
  return `<b>${escapeHtml(title)}</b> (${escapeHtml(dates)})<br>Significant terms: ${orMissing(terms)}<br>Full terms: ${full}`;
}

function section(page: PackedPage): string {
  const rows: readonly (readonly [string, string])[] = [
    ['Statement', orMissing(page.statement)],
    ['Age mark', orMissing(page.ageMark)],
    ['Help lines', links(page.helpLines) || missing],
    ['Top bar', links(page.topBar)],
    ['Clock', page.clock === 'missing' ? missing : (page.clock ?? '')],
    ['Offers', list(page.offers.map(offer))],
    ['Violated rules', list(page.breaches.map(escapeHtml))],
    ['Status', `HTTP ${page.status}`],
    ['SHA-256 of the HTML', `<a href="${page.screenshot.replace(/jpg$/, 'html')}"><code>${page.sha256}</code></a>`],
    ['Screenshot', `<a href="${page.screenshot}"><img loading="lazy" src="${page.screenshot}" alt=""></a>`],
  ];
  const filled = rows.filter(([, value]) => value !== '');
  const body = filled.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('\n');
  return `<section id="${escapeHtml(page.path)}"><h2>${escapeHtml(page.path)}</h2>\n<p>${escapeHtml(page.title)}</p>\n<table>${body}</table></section>`;
}

/** Required elements that a page lacks, and its violated rules. */
function lacks({ statement, ageMark, helpLines, clock, offers, breaches }: PackedPage): string[] {
  const missingIn = (name: string, isMissing: boolean) => (isMissing ? [`no ${name}`] : []);
  return [
    ...missingIn('statement', statement === undefined),
    ...missingIn('age mark', ageMark === undefined),
    ...missingIn('help lines', helpLines.length === 0),
    ...missingIn('clock', clock === 'missing'),
    ...missingIn(
      'terms of an offer',
      offers.some(({ terms }) => terms === undefined),
    ),
    ...missingIn(
      'link to full terms',
      offers.some(({ termsLink }) => termsLink === undefined),
    ),
    ...(breaches.length === 0 ? [] : [countOf(breaches.length, 'violated rule')]),
  ];
}

/** A line of the table of contents: the page, and what it lacks. */
function contentsLine(page: PackedPage): string {
  const path = escapeHtml(page.path);
  const found = lacks(page);
  const mark = found.length === 0 ? '' : ` <strong class="missing">${found.join(', ')}</strong>`;
  return `<a href="#${path}">${path}</a>${mark}`;
}

/** An offer of the culture, and the pages that show it. */
function offerOf(found: OfferFound, pages: readonly PackedPage[]): string {
  const on = pages.filter(({ offers }) => offers.some(({ slug }) => slug === found.slug));
  const shown = on.map(({ path }) => `<a href="#${escapeHtml(path)}">${escapeHtml(path)}</a>`);
  return `${offer(found)}<br>Shown on ${countOf(on.length, 'page')}: ${shown.join(' ')}`;
}

const part = (title: string, items: readonly string[], none: string) =>
  `<h2>${title}</h2>\n${list(items) || `<p>${none}</p>`}`;

/** The pack as one HTML document. Screenshots are files beside it. */
export function reportHtml(pack: Pack): string {
  const { culture, brand, host, at, version, pages } = pack;
  const title = escapeHtml(`${brand}, ${culture}: evidence at ${at}`);
  const statements = new Set(pages.flatMap(({ statement = [] }) => statement));
  const withGaps = pages.filter((page) => lacks(page).length > 0).length;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>
<h1>${title}</h1>
<p>${countOf(pages.length, 'page')} of ${escapeHtml(host)}, version ${escapeHtml(version)}, as the server renders them without JavaScript, but for clocks, which need it.
${withGaps === 0 ? 'None lacks what is required or violates a rule.' : `${countOf(withGaps, 'page')} with missing elements or violated rules.`} Screenshots have pictures in low resolution, and those of the first games alone; bars that browsers keep at the foot of the screen are at the end of the page.
${platformOrigin} stands for the account platform, whose URL is a setting of each site.
The same as data: <a href="${dataFile}">${dataFile}</a>.</p>
${part('Licence statement', Array.from(statements, escapeHtml), missing)}
${part('Rules for offers that are violated', pack.breaches.map(escapeHtml), 'None.')}
${part('Exemptions in force', pack.exemptions.map(escapeHtml), 'None.')}
${part(
  'Offers',
  pack.offers.map((each) => offerOf(each, pages)),
  'None.',
)}
${part('Pages', pages.map(contentsLine), 'None.')}
${pages.map(section).join('\n')}
</html>
`;
}
