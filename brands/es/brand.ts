import type { Brand } from '../brand.ts';
import { house } from '../house.ts';
import { compliance } from './compliance.ts';

export const brand: Brand = {
  id: 'es',
  name: house.name,
  host: 'www.silvercomet-es.example',
  localCode: 'ES',
  aliases: ['silvercomet-es.example', 'es.localhost'],
  api: 'api.silvercomet-es.example',
  defaultCountry: 'ES',
  platformUrl: 'https://play.silvercomet-es.example/',
  arcadeAppUrl: 'https://arcade.silvercomet-es.example/',
  internalImgCdnHost: 'img.silvercomet-es.example',
  thirdPartySettings: {
    consentMode: 'basic',
    analytics: { id: 'G-ESDEMO', scriptUrl: '/tags/analytics.js', cookies: ['_ga', '_ga_*'] },
    adPixel: { id: 'P-ESDEMO', scriptUrl: '/tags/pixel.js', cookies: ['_fbp'] },
    clickFraud: { id: 'C-ESDEMO', scriptUrl: '/tags/click-fraud.js', cookies: ['_cfid'] },
  },
  supportEmail: 'support@silvercomet-es.example',
  socialLinks: {
    twitter: 'https://x.com/silvercometes',
    instagram: 'https://www.instagram.com/silvercometes/',
    facebook: 'https://www.facebook.com/silvercometes',
  },
  isDefault: false,
  cultures: ['es'],
  font: { width: 86, weight: 720 },
  colours: { page: '#1d0817', accent: '#ff8a73', scheme: 'dark' },
  look: {
    scene: 'aubergine-dusk',
    hue: 15,
    fan: { tilt: 8, corner: 16 },
    icon: { nucleus: '#fdc357', tail: '#ff8a73' },
  },
  compliance,
};
