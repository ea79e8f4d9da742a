import type { Brand } from '../brand.ts';
import { house } from '../house.ts';
import { compliance } from './compliance.ts';

export const brand: Brand = {
  id: 'sv',
  name: house.name,
  host: 'www.silvercomet-se.example',
  localCode: 'SE',
  aliases: ['silvercomet-se.example', 'sv.localhost'],
  api: 'api.silvercomet-se.example',
  defaultCountry: 'SE',
  platformUrl: 'https://play.silvercomet-se.example/',
  arcadeAppUrl: 'https://arcade.silvercomet-se.example/',
  internalImgCdnHost: 'img.silvercomet-se.example',
  thirdPartySettings: {
    consentMode: 'basic',
    analytics: { id: 'G-SVDEMO', scriptUrl: '/tags/analytics.js', cookies: ['_ga', '_ga_*'] },
    adPixel: { id: 'P-SVDEMO', scriptUrl: '/tags/pixel.js', cookies: ['_fbp'] },
    clickFraud: { id: 'C-SVDEMO', scriptUrl: '/tags/click-fraud.js', cookies: ['_cfid'] },
  },
  supportEmail: 'support@silvercomet-se.example',
  socialLinks: {
    twitter: 'https://x.com/silvercometse',
    instagram: 'https://www.instagram.com/silvercometse/',
    facebook: 'https://www.facebook.com/silvercometse',
  },
  isDefault: false,
  cultures: ['sv'],
  font: { width: 106, weight: 620 },
  colours: { page: '#f6fafb', accent: '#0c583c', scheme: 'light dark' },
  look: {
    scene: 'nordic-light',
    hue: 160,
    fan: { tilt: 0, corner: 10 },
    icon: { nucleus: '#0c583c', tail: '#398261' },
  },
  compliance,
};
