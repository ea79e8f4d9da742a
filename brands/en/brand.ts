import type { Brand } from '../brand.ts';
import { house } from '../house.ts';
import { compliance } from './compliance.ts';

export const brand: Brand = {
  id: 'en',
  name: house.name,
  host: 'www.silvercomet.example',
  localCode: 'UK',
  aliases: ['silvercomet.example', 'en.localhost'],
  api: 'api.silvercomet.example',
  defaultCountry: 'GB',
  platformUrl: 'https://play.silvercomet.example/',
  arcadeAppUrl: 'https://arcade.silvercomet.example/',
  internalImgCdnHost: 'img.silvercomet.example',
  thirdPartySettings: {
    consentMode: 'basic',
    analytics: { id: 'G-ENDEMO', scriptUrl: '/tags/analytics.js', cookies: ['_ga', '_ga_*'] },
    adPixel: { id: 'P-ENDEMO', scriptUrl: '/tags/pixel.js', cookies: ['_fbp'] },
    clickFraud: { id: 'C-ENDEMO', scriptUrl: '/tags/click-fraud.js', cookies: ['_cfid'] },
  },
  supportEmail: 'support@silvercomet.example',
  socialLinks: {
    twitter: 'https://x.com/silvercomet',
    instagram: 'https://www.instagram.com/silvercomet/',
    facebook: 'https://www.facebook.com/silvercomet',
  },
  isDefault: true,
  cultures: ['en-GB', 'en-ROW', 'en-IE'],
  font: { width: 114, weight: 660 },
  colours: { page: '#081027', accent: '#f0cd74', scheme: 'dark' },
  look: { scene: 'night-sky', hue: 262, fan: { tilt: 8, corner: 12 }, icon: { nucleus: '#f6e7c3', tail: '#b7c6d8' } },
  compliance,
};
