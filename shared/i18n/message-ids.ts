import type account from '../../locales/en-GB/account.json';
import type banner from '../../locales/en-GB/banner.json';
import type bannerPreview from '../../locales/en-GB/bannerPreview.json';
import type blog from '../../locales/en-GB/blog.json';
import type bingoCards from '../../locales/en-GB/bingoCards.json';
import type catalogue from '../../locales/en-GB/catalogue.json';
import type consent from '../../locales/en-GB/consent.json';
import type content from '../../locales/en-GB/content.json';
import type error from '../../locales/en-GB/error.json';
import type footer from '../../locales/en-GB/footer.json';
import type game from '../../locales/en-GB/game.json';
import type header from '../../locales/en-GB/header.json';
import type help from '../../locales/en-GB/help.json';
import type home from '../../locales/en-GB/home.json';
import type menu from '../../locales/en-GB/menu.json';
import type meta from '../../locales/en-GB/meta.json';
import type newsletter from '../../locales/en-GB/newsletter.json';
import type payments from '../../locales/en-GB/payments.json';
import type pwa from '../../locales/en-GB/pwa.json';
import type promotions from '../../locales/en-GB/promotions.json';
import type registered from '../../locales/en-GB/registered.json';
import type restricted from '../../locales/en-GB/restricted.json';
import type search from '../../locales/en-GB/search.json';
import type selfAssessment from '../../locales/en-GB/selfAssessment.json';
import type siteOffer from '../../locales/en-GB/siteOffer.json';
import type tile from '../../locales/en-GB/tile.json';
import type voucher from '../../locales/en-GB/voucher.json';
import type widget from '../../locales/en-GB/widget.json';
import type winners from '../../locales/en-GB/winners.json';

/** The areas of messages, one file each in `locales/<locale>/`. A page loads the areas it names and no others. */
export const areas = [
  'account',
  'banner',
  'bannerPreview',
  'blog',
  'bingoCards',
  'catalogue',
  'consent',
  'content',
  'error',
  'footer',
  'game',
  'header',
  'help',
  'home',
  'menu',
  'meta',
  'newsletter',
  'payments',
  'promotions',
  'pwa',
  'registered',
  'restricted',
  'search',
  'selfAssessment',
  'siteOffer',
  'tile',
  'voucher',
  'widget',
  'winners',
] as const;
export type Area = (typeof areas)[number];

/** Every id of the English files. A check ensures that the other locales have the same. */
export type MessageId =
  | keyof typeof account
  | keyof typeof banner
  | keyof typeof bannerPreview
  | keyof typeof blog
  | keyof typeof bingoCards
  | keyof typeof catalogue
  | keyof typeof consent
  | keyof typeof content
  | keyof typeof error
  | keyof typeof footer
  | keyof typeof game
  | keyof typeof header
  | keyof typeof help
  | keyof typeof home
  | keyof typeof menu
  | keyof typeof meta
  | keyof typeof newsletter
  | keyof typeof payments
  | keyof typeof promotions
  | keyof typeof pwa
  | keyof typeof registered
  | keyof typeof restricted
  | keyof typeof search
  | keyof typeof selfAssessment
  | keyof typeof siteOffer
  | keyof typeof tile
  | keyof typeof voucher
  | keyof typeof widget
  | keyof typeof winners;
