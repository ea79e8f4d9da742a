/**
 * CSS modules inlined in every document: those that the first screen of a phone or desktop shows. Paths relative to client/, in the order
 * of their rules. Everything else is in the linked style sheet.
 */
export const critical: readonly string[] = [
  'components/button/button.module.css',
  'components/logo/logo.module.css',
  'components/skip-link/skip-link.module.css',
  'components/regulator-bar/regulator-bar.module.css',
  'components/header/header.module.css',
  'components/search-field/search-field.module.css',
  'components/footer-bar/footer-bar.module.css',
  'components/linked-sheet/unstyled.css',
  'components/hero/hero.module.css',
  'components/chips/chips.module.css',
];
