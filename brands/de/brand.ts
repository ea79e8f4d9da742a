import type { Brand } from '../brand.ts';
import { house } from '../house.ts';
import { compliance } from './compliance.ts';

export const brand: Brand = {
  id: 'de',
  name: house.name,
  host: 'www.silvercomet-de.example',
  localCode: 'DE',
  aliases: ['silvercomet-de.example', 'de.localhost'],
  api: 'api.silvercomet-de.example',
  defaultCountry: 'DE',
  platformUrl: 'https://play.silvercomet-de.example/',
  arcadeAppUrl: 'https://arcade.silvercomet-de.example/',
  internalImgCdnHost: 'img.silvercomet-de.example',
  thirdPartySettings: {
    consentMode: 'basic',
    analytics: { id: 'G-DEDEMO', scriptUrl: '/tags/analytics.js', cookies: ['_ga', '_ga_*'] },
    adPixel: { id: 'P-DEDEMO', scriptUrl: '/tags/pixel.js', cookies: ['_fbp'] },
    clickFraud: { id: 'C-DEDEMO', scriptUrl: '/tags/click-fraud.js', cookies: ['_cfid'] },
  },
  supportEmail: 'support@silvercomet-de.example',
  socialLinks: {
    twitter: 'https://x.com/silvercometde',
    instagram: 'https://www.instagram.com/silvercometde/',
    facebook: 'https://www.facebook.com/silvercometde',
  },
  isDefault: false,
  cultures: ['de-DE'],
  font: { width: 100, weight: 680 },
  colours: { page: '#111416', accent: '#52d5cb', scheme: 'dark light' },
  look: { scene: 'graphite', hue: 195, fan: { tilt: 0, corner: 6 }, icon: { nucleus: '#52d5cb', tail: '#52d5cb' } },
  compliance,
};
