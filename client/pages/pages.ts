import type { ComponentType } from 'react';
import type { Area } from '../../shared/i18n/message-ids.ts';
import type { ContentType } from '../../shared/routing/route.ts';

export interface PageModule {
  Page: ComponentType;
}

export interface PageEntry {
  /** Path of the module below client/, which names its chunk in the build's manifest. */
  module: string;
  /** Message areas that the page uses besides the frame's. */
  areas: readonly Area[];
  load: () => Promise<PageModule>;
}

/** Message areas of the frame around every page. */
export const frameAreas: readonly Area[] = ['account', 'footer', 'header', 'menu', 'search', 'tile'];

/** Message areas of a page's head, needed on the server and on client-side navigation. */
export const headAreas: readonly Area[] = ['meta', 'menu'];

/** The page component of each content type, loaded when its route is shown. */
export const pages: Readonly<Record<ContentType, PageEntry>> = {
  home: {
    module: 'pages/home/home-page.tsx',
    areas: ['banner', 'home'],
    load: () => import('./home/home-page.tsx'),
  },
  category: {
    module: 'pages/category/category-page.tsx',
    areas: ['catalogue', 'error'],
    load: () => import('./category/category-page.tsx'),
  },
  game: {
    module: 'pages/game/game-page.tsx',
    areas: ['game', 'catalogue'],
    load: () => import('./game/game-page.tsx'),
  },
  error: {
    module: 'pages/error/error-page.tsx',
    areas: ['error', 'home'],
    load: () => import('./error/error-page.tsx'),
  },
  promotions: {
    module: 'pages/promotions/promotions-page.tsx',
    areas: ['promotions', 'error'],
    load: () => import('./promotions/promotions-page.tsx'),
  },
  promotion: {
    module: 'pages/promotions/promotion-page.tsx',
    areas: ['promotions'],
    load: () => import('./promotions/promotion-page.tsx'),
  },
  features: {
    module: 'pages/features/features-page.tsx',
    areas: ['content', 'error'],
    load: () => import('./features/features-page.tsx'),
  },
  feature: {
    module: 'pages/features/feature-page.tsx',
    areas: ['content'],
    load: () => import('./features/feature-page.tsx'),
  },
  blog: {
    module: 'pages/blog/blog-page.tsx',
    areas: ['blog', 'newsletter', 'error'],
    load: () => import('./blog/blog-page.tsx'),
  },
  blogTag: {
    module: 'pages/blog/blog-tag-page.tsx',
    areas: ['blog', 'newsletter', 'error'],
    load: () => import('./blog/blog-tag-page.tsx'),
  },
  blogPost: {
    module: 'pages/blog/blog-post-page.tsx',
    areas: ['blog', 'newsletter', 'error'],
    load: () => import('./blog/blog-post-page.tsx'),
  },
  blogSearch: {
    module: 'pages/blog/blog-search-page.tsx',
    areas: ['blog', 'error'],
    load: () => import('./blog/blog-search-page.tsx'),
  },
  content: {
    module: 'pages/content/content-page.tsx',
    areas: ['content', 'promotions', 'error'],
    load: () => import('./content/content-page.tsx'),
  },
  feed: {
    module: 'pages/feed/feed-page.tsx',
    areas: ['content', 'error'],
    load: () => import('./feed/feed-page.tsx'),
  },
  selfAssessment: {
    module: 'pages/self-assessment/self-assessment-page.tsx',
    areas: ['content', 'selfAssessment', 'error'],
    load: () => import('./self-assessment/self-assessment-page.tsx'),
  },
  compliance: {
    module: 'pages/compliance/compliance-page.tsx',
    areas: ['content'],
    load: () => import('./compliance/compliance-page.tsx'),
  },
  help: {
    module: 'pages/help/help-page.tsx',
    areas: ['help', 'error'],
    load: () => import('./help/help-page.tsx'),
  },
  paymentMethods: {
    module: 'pages/payments/payment-methods-page.tsx',
    areas: ['payments', 'error'],
    load: () => import('./payments/payment-methods-page.tsx'),
  },
  paymentMethod: {
    module: 'pages/payments/payment-method-page.tsx',
    areas: ['payments'],
    load: () => import('./payments/payment-method-page.tsx'),
  },
  winners: {
    module: 'pages/winners/winners-page.tsx',
    areas: ['winners', 'error'],
    load: () => import('./winners/winners-page.tsx'),
  },
  bingoCards: {
    module: 'pages/bingo-cards/bingo-cards-page.tsx',
    areas: ['bingoCards'],
    load: () => import('./bingo-cards/bingo-cards-page.tsx'),
  },
  restricted: {
    module: 'pages/restricted/restricted-page.tsx',
    areas: ['restricted'],
    load: () => import('./restricted/restricted-page.tsx'),
  },
  registrationComplete: {
    module: 'pages/registration-complete/registration-complete-page.tsx',
    areas: ['registered'],
    load: () => import('./registration-complete/registration-complete-page.tsx'),
  },
  bannerPreview: {
    module: 'pages/banner-preview/banner-preview-page.tsx',
    areas: ['bannerPreview'],
    load: () => import('./banner-preview/banner-preview-page.tsx'),
  },
};
