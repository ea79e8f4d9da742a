import { product } from '../../../brands/house.ts';
import type { CultureCode } from '../../../locales/index.ts';
import { cultures } from '../../../locales/index.ts';
import type { CatalogueGame } from '../catalogue/game.ts';
import { markets } from '../catalogue/markets.ts';

const home = { en: 'Home', de: 'Startseite', sv: 'Start', es: 'Inicio', da: 'Forside' } as const;

const notices = {
  maintenance: {
    en: 'This game is closed for maintenance. Your balance is not affected.',
    de: 'Dieses Spiel wird gerade gewartet. Dein Guthaben ist davon nicht betroffen.',
    sv: 'Spelet är stängt för underhåll. Ditt saldo påverkas inte.',
    es: 'Este juego está en mantenimiento. Tu saldo no se ve afectado.',
    da: 'Spillet er lukket for vedligeholdelse. Din saldo påvirkes ikke.',
  },
  retired: {
    en: 'This game is no longer offered.',
    de: 'Dieses Spiel wird nicht mehr angeboten.',
    sv: 'Spelet erbjuds inte längre.',
    es: 'Este juego ya no está disponible.',
    da: 'Spillet udbydes ikke længere.',
  },
} as const;

/**
 * Share of stakes that counts towards the deposit bonus: 30 times deposit plus bonus within 30 days, in full for slots
 * and the operator's own games, a tenth for others. Danish rules differ.
 */
const wagering = {
  en: (percent: number) =>
    `Stakes on this game count ${percent}% towards the wagering of the welcome bonus (30x deposit plus bonus within 30 days).`,
  de: (percent: number) =>
    `Einsätze in diesem Spiel zählen zu ${percent}\u00A0% für die Umsatzbedingung eines Einzahlungsbonus (30x Einzahlung plus Bonus innerhalb von 30 Tagen).`,
  sv: (percent: number) =>
    `Insatser i det här spelet räknas till ${percent}\u00A0% mot omsättningskravet för en insättningsbonus (30 gånger insättning plus bonus inom 30 dagar).`,
  es: (percent: number) =>
    `Las apuestas en este juego cuentan un ${percent}\u00A0% para el requisito de apuesta de un bono de depósito (30 veces el depósito más el bono en 30 días).`,
  // Danish law lets every game that counts count in full, 10 times at most and within 60 days at least.
  da: () =>
    'Indsatser i spillet tæller med hele beløbet i gennemspilskravet for velkomstbonussen (10 gange indbetaling plus bonus inden for 60 dage).',
} as const;

export const homeName = (culture: CultureCode): string => home[markets[culture].language];

/** A warning to show before play. Undefined for a game without restrictions. */
export function noticeFor({ culture, status }: CatalogueGame): string | undefined {
  return status === 'active' ? undefined : notices[status][markets[culture].language];
}

/** Undefined where offers may not be shown. */
export function bonusTermsFor({ culture, homeGroup }: CatalogueGame): { text: string; termsPath: string } | undefined {
  if (!cultures[culture].promotionsEnabled) return undefined;
  const percent = homeGroup === 'slots' || homeGroup === product.slug ? 100 : 10;
  return { text: wagering[markets[culture].language](percent), termsPath: '/bonus-policy/' };
}
