import type { Brand } from '../brand.ts';
import { house } from '../house.ts';
import { compliance } from './compliance.ts';
import { services } from './services.ts';

export const brand: Brand = {
  id: 'da',
  name: house.name,
  host: 'www.silvercomet-dk.example',
  localCode: 'DK',
  aliases: ['silvercomet-dk.example', 'da.localhost'],
  api: 'api.silvercomet-dk.example',
  defaultCountry: 'DK',
  platformUrl: 'https://play.silvercomet-dk.example/',
  arcadeAppUrl: 'https://arcade.silvercomet-dk.example/',
  internalImgCdnHost: 'img.silvercomet-dk.example',
  thirdPartySettings: {
    consentMode: 'basic',
    analytics: { id: 'G-DADEMO', scriptUrl: '/tags/analytics.js', cookies: ['_ga', '_ga_*'] },
    adPixel: { id: 'P-DADEMO', scriptUrl: '/tags/pixel.js', cookies: ['_fbp'] },
    clickFraud: { id: 'C-DADEMO', scriptUrl: '/tags/click-fraud.js', cookies: ['_cfid'] },
  },
  supportEmail: 'support@silvercomet-dk.example',
  socialLinks: {
    twitter: 'https://x.com/silvercometdk',
    instagram: 'https://www.instagram.com/silvercometdk/',
    facebook: 'https://www.facebook.com/silvercometdk',
  },
  isDefault: false,
  cultures: ['da'],
  font: { width: 102, weight: 640 },
  colours: { page: '#fbf8f6', accent: '#99212b', scheme: 'light dark' },
  look: {
    scene: 'nordic-light',
    hue: 18,
    fan: { tilt: 3, corner: 14 },
    icon: { nucleus: '#99212b', tail: '#c4656a' },
  },
  compliance,
  services,
};
