/** Places of a visit where a test may vary the site, in order. */
export const experimentNames = [
  'display',
  'preReg',
  'preLogin',
  'postReg',
  'postLogin',
  'prePlatform',
  'deeplink',
] as const;
export type ExperimentName = (typeof experimentNames)[number];

export type ExperimentVariants = Record<ExperimentName, string>;

/** Available variants. The first of each is the site without a test. */
export type AvailableVariants = Readonly<Record<ExperimentName, readonly [string, ...string[]]>>;

export interface Experiments extends ExperimentVariants {
  /** The visitor's own variants, which are stored. Overrides of QA mode apply to this visit only. */
  drawn: ExperimentVariants;
  /** Testers choose variants by the URL. */
  qaMode: boolean;
  /** No test after registration and login. */
  postOff: boolean;
  /** No deep link to the platform's cashier. */
  deeplinkCashierOff: boolean;
  /** No test at all. */
  disabled: boolean;
  /** The visitor's variants have been drawn. Until then the first of each applies. */
  isDrawn: boolean;
}

const parameters: Readonly<Record<ExperimentName, string>> = {
  display: 'PgTstDisplay',
  preReg: 'PgTstPreReg',
  preLogin: 'PgTstPreLogin',
  postReg: 'PgTstPostReg',
  postLogin: 'PgTstPostLogin',
  prePlatform: 'PgTstPrePlatform',
  deeplink: 'PgTstDeeplink',
};

const afterwards: ReadonlySet<ExperimentName> = new Set(['postReg', 'postLogin']);

const isOn = (search: URLSearchParams, name: string) => search.has(name) && search.get(name) !== '0';

interface Setup {
  available: AvailableVariants;
  search: URLSearchParams;
  /** The site accepts QA mode from the URL. */
  allowsQa: boolean;
}

/** Variants of a visitor: the stored ones that still exist or, in QA mode, those of the URL. */
export function setUpExperiments(
  stored: Partial<Readonly<ExperimentVariants & Pick<Experiments, 'isDrawn'>>>,
  { available, search, allowsQa }: Setup,
): Experiments {
  const qaMode = allowsQa && isOn(search, 'PgTstQA');
  const flag = (name: string) => qaMode && isOn(search, name);
  const disabled = flag('PgTstOff');
  const postOff = flag('PgTstPostOff');
  const existing = (name: ExperimentName, wanted: string | null | undefined): string => {
    const [first] = available[name];
    return wanted !== null && wanted !== undefined && available[name].includes(wanted) ? wanted : first;
  };
  const choose = (name: ExperimentName): string => {
    const [first] = available[name];
    if (disabled || (postOff && afterwards.has(name))) return first;
    const forced = qaMode ? search.get(parameters[name]) : null;
    return existing(name, forced ?? stored[name]);
  };
  const variantsBy = (find: (name: ExperimentName) => string) =>
    Object.fromEntries(experimentNames.map((name) => [name, find(name)])) as ExperimentVariants;
  const { isDrawn = false } = stored;
  const drawn = variantsBy((name) => existing(name, stored[name]));
  return {
    ...variantsBy(choose),
    drawn,
    qaMode,
    postOff,
    deeplinkCashierOff: flag('PgTstPltCashOff'),
    disabled,
    isDrawn,
  };
}

/** Draws variants with equal probability. `random` returns 0 to below 1. */
export function drawVariants(available: AvailableVariants, random: () => number): ExperimentVariants {
  const draw = (name: ExperimentName) => available[name][Math.floor(random() * available[name].length)];
  return Object.fromEntries(experimentNames.map((name) => [name, draw(name)])) as ExperimentVariants;
}
