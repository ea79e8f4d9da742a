import { buttonClass } from '../../client/components/button/button-class.ts';
import bar from '../../client/components/regulator-bar/regulator-bar.module.css';
import type { HelpLink } from '../../brands/index.ts';
import type { Culture } from '../../locales/index.ts';
import type { AssetManifest } from '../../shared/assets/manifest.ts';
import { inForce } from '../../shared/compliance/in-force.ts';
import { escapeHtml } from '../../shared/seo/escape.ts';
import { localDay } from '../../shared/time/local-day.ts';
import type { BrandConfig } from '../config/brand-config.ts';

export interface PlainPage {
  /** Page key on the root element. */
  key: string;
  title: string;
  text: string;
  /** Small print below the link. */
  detail?: string;
  /** Link to continue with. A path on the site. */
  link: { href: string; label: string };
}

const linkHtml = (href: string, name: string) => `<a href="${escapeHtml(href)}">${escapeHtml(name)}</a>`;

const listHtml = (links: readonly HelpLink[]) =>
  `<ul>${links
    .filter(({ href }) => href.startsWith('http'))
    .map(({ name, href }) => `<li>${linkHtml(href, name)}</li>`)
    .join('')}</ul>`;

/** The account opens by a hash, which needs a script. Without scripts, link to the platform's own page. */
const helpHref = ({ publicServices }: BrandConfig, { code }: Culture, href: string) =>
  href.startsWith('#') ? `${publicServices.PLATFORM}/login?culture=${code}` : href;

/** Operator and help links that the law requires on every page, above and below its text. */
function furniture(brandConfig: BrandConfig, culture: Culture): { top: string; bottom: string } {
  const profile = brandConfig.brand.compliance[culture.code];
  if (!profile) return { top: '', bottom: '' };
  const today = localDay(Date.now(), culture.timeZone);
  const { ageMark, licence, topBar = [], bottomStrip, marks } = inForce(profile, today);
  const links = topBar.map(({ name, href }) => linkHtml(helpHref(brandConfig, culture, href), name));
  return {
    top: links.length > 0 ? `<nav class="${bar.bar}"><div class="wrap">${links.join('')}</div></nav>` : '',
    bottom: `<footer class="wrap"><p>${ageMark} · ${escapeHtml(licence.regulator)} ${escapeHtml(licence.number)}</p>${listHtml(bottomStrip ?? marks)}</footer>`,
  };
}

/** A page without React, data, services and scripts, for frame errors and form responses. `end` is HTML for its end. */
export function plainPage(
  brandConfig: BrandConfig,
  culture: Culture,
  { key, title, text, detail, link }: PlainPage,
  assets: AssetManifest,
  end = '',
): string {
  const { brand } = brandConfig;
  const { top, bottom } = furniture(brandConfig, culture);
  return [
    `<!doctype html><html lang="${culture.lang}" data-brand="${brand.id}" data-page="${key}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} | ${escapeHtml(brand.name)}</title><style>${assets.brands[brand.id]?.criticalCss ?? ''}</style>`,
    `<link rel="stylesheet" href="${assets.css}"></head><body class="plain">${top}<header>`,
    `<div class="wrap"><a class="display" href="${culture.route}">${escapeHtml(brand.name)}</a></div></header>`,
    `<main id="main" class="wrap"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    `<p><a class="${buttonClass('accent')}" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`,
    detail === undefined ? '' : `<p><small>${escapeHtml(detail)}</small></p>`,
    '</main>',
    `${bottom}${end}</body></html>`,
  ].join('');
}
