import type { Page } from 'playwright/test';
import { cultures } from '../../locales/index.ts';
import { requiredRoutes } from '../required/routes.ts';
import { hide } from './support/audit.ts';
import { coveredControls } from './support/covered-controls.ts';
import { expect, firstCultures, test, type VisitedCulture } from './support/test.ts';
import { textFaults } from './support/text-boxes.ts';
import { forEachTextSetting, layOutEverything } from './support/text-settings.ts';

const phone = { width: 360, height: 780 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone });

interface Overlay {
  name: string;
  open(page: Page): Promise<unknown>;
  /** An element that is there once the overlay shows all of its content. */
  content: string;
  isIn?(culture: VisitedCulture): boolean;
}

/** Overlays that one page can show one after the other. */
interface Stop {
  path(culture: VisitedCulture): string;
  username?: string;
  overlays: readonly Overlay[];
}

/** The page behind a dialog, whose layout would take most of the time. */
const behind = '#root > :not(link, dialog:modal, :has(dialog:modal))';

const byHash = (hash: string) => (page: Page) =>
  page.evaluate((text) => {
    location.hash = text;
  }, hash);

/** The promotions, or the page in their place where a market allows none. */
function pageWithTerms(culture: VisitedCulture): string {
  const key = ['promotions', 'payNPlay', 'help'].find((each) => requiredRoutes[each]?.cultures.includes(culture)) ?? '';
  const { path = '/', own = {} } = requiredRoutes[key] ?? {};
  return own[culture] ?? path;
}
const hasPromotions = (culture: VisitedCulture) => cultures[culture].promotionsEnabled;
const isPayNPlay = (culture: VisitedCulture) => cultures[culture].usePnpRegistration;
const isForm = (culture: VisitedCulture) => !isPayNPlay(culture);

/** Fills in the widget's form and goes on. */
async function goOn(page: Page, values: Readonly<Record<string, string>>) {
  const form = page.locator('dialog:modal form');
  for (const [name, value] of Object.entries(values)) {
    if (value) await form.locator(`[name=${name}]`).fill(value);
    else await form.locator(`[name=${name}]`).first().check();
  }
  await form.locator('.primary').click();
}

async function openPerson(page: Page) {
  await byHash('account/register')(page);
  await goOn(page, { email: 'ann@players.example', username: `text-${Date.now()}`, password: 'a long password' });
}

async function openAddress(page: Page) {
  await openPerson(page);
  const form = page.locator('dialog:modal form');
  await form.locator('[name=firstName]').waitFor();
  const hasPersonalId = (await form.locator('[name=personalId]').count()) > 0;
  const person = { firstName: 'Ann', lastName: 'Onym', dateOfBirth: '1990-01-01' };
  await goOn(page, { ...person, ...(hasPersonalId && { personalId: '12345678Z' }) });
}

async function openBank(page: Page) {
  await byHash('account/register')(page);
  await page.locator('dialog:modal [name=limit]').selectOption({ index: 1 });
  await goOn(page, { amount: '' });
}

/** A form that was sent empty complains beside each field. */
async function sendEmpty(page: Page) {
  await page.locator('dialog:modal form .primary').click();
}

/** As the site keeps a player who has logged in. */
async function logIn(page: Page, username: string) {
  const sealed = { savedAt: Date.now(), session: 'earlier', state: { username, loginname: username, segment: 0 } };
  await page.evaluate((text) => localStorage.setItem('sc-player', text), JSON.stringify(sealed));
}

const stops: readonly Stop[] = [
  {
    path: () => '/slots/',
    overlays: [
      {
        name: 'filters',
        open: (page) => page.locator('main button[aria-haspopup=dialog]').click(),
        content: 'fieldset',
      },
    ],
  },
  {
    path: () => '/help/',
    overlays: [
      { name: 'menu', open: (page) => page.locator('nav > button[commandfor]').click(), content: 'nav small' },
      { name: 'search', open: byHash('search'), content: 'h2' },
      {
        name: 'search with results',
        async open(page) {
          await byHash('search')(page);
          await page.locator('dialog:modal input').fill('st');
        },
        content: '[role=option] + [role=option]',
      },
      {
        name: 'search without results',
        async open(page) {
          await byHash('search')(page);
          await page.locator('dialog:modal input').fill('zzqqzz');
        },
        content: '[role=status]:text("zzqqzz")',
      },
      { name: 'cookie settings', open: byHash('cookies'), content: 'form' },
      { name: 'game sheet', open: byHash('gamepage/slots/sun-regent'), content: 'dl div ~ div' },
      { name: 'log-in', open: byHash('account/login'), content: 'form' },
      { name: 'forgotten password', open: byHash('account/forgot-password'), content: 'form' },
      {
        name: 'feedback',
        async open(page) {
          await byHash('feedback')(page);
          await sendEmpty(page);
        },
        content: '[aria-invalid]',
        isIn: (culture) => cultures[culture].feedbacksEnabled,
      },
      {
        name: 'registration',
        async open(page) {
          await byHash('account/register')(page);
          await sendEmpty(page);
        },
        content: '[aria-invalid]',
      },
      { name: 'second step of the registration', open: openPerson, content: '[name=firstName]', isIn: isForm },
      { name: 'third step of the registration', open: openAddress, content: '[name=city]', isIn: isForm },
      { name: 'bank', open: openBank, content: '[name=identity]', isIn: isPayNPlay },
      { name: 'voucher', open: byHash('voucher'), content: 'summary', isIn: hasPromotions },
    ],
  },
  {
    path: pageWithTerms,
    username: 'bartholomew.featherstonehaugh@mailcompany.example',
    overlays: [
      {
        name: 'menu of a player',
        open: (page) => page.locator('nav > button[commandfor]').click(),
        content: 'nav small',
      },
      { name: 'terms of registration', open: byHash('terms/registration'), content: 'h2 ~ div' },
      { name: 'terms of bonuses', open: byHash('terms/bonus'), content: 'h2 ~ div', isIn: hasPromotions },
      { name: 'voucher of a player', open: byHash('voucher'), content: 'summary', isIn: hasPromotions },
      { name: 'log-in of a player', open: byHash('account/login'), content: 'h2' },
    ],
  },
  {
    path: () => '/help/?gl=FR',
    overlays: [{ name: 'place dialog', open: async () => {}, content: 'h2' }],
  },
];

for (const culture of firstCultures) {
  test(`A11Y-01 A11Y-04 ${culture} overlays on a phone neither clip nor overlap text, scroll sideways or cover the focus`, async ({
    page,
    visit,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    const modal = page.locator('dialog:modal');
    const faults: string[] = [];
    for (const { path, username = '', overlays } of stops) {
      if (username) await logIn(page, username);
      await visit(culture, path(culture));
      for (const { name, open, content, isIn = () => true } of overlays) {
        if (!isIn(culture)) continue;
        await open(page);
        await expect(modal.locator(content).first()).toBeVisible();
        await layOutEverything(page);
        const showPage = await hide(page, behind);
        const look = async (setting: string) => {
          for (const fault of [...(await textFaults(page)), ...(await coveredControls(page))])
            faults.push(`${name}, ${setting}: ${fault}`);
        };
        await look('usual text');
        await forEachTextSetting(page, devtools, { widths: [phone.width], height: phone.height }, look);
        await showPage();
        await page.keyboard.press('Escape');
        await expect(modal).toHaveCount(0);
        // Closing goes back in the history. A hash that is set meanwhile would be undone by it.
        await expect(page).toHaveURL(({ hash }) => hash === '');
      }
    }
    expect(faults).toEqual([]);
  });
}
