/** Where a test may show something else, in the order of a visit. */
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

export type Variants = Record<ExperimentName, string>;

/** Variants that exist; the first of each is the site as it is. */
export type AvailableVariants = Readonly<Record<ExperimentName, readonly [string, ...string[]]>>;

export interface Experiments extends Variants {
  /** Whoever checks the site chooses variants by the address. */
  qaMode: boolean;
  /** No test after registration and login. */
  postOff: boolean;
  /** No deep link to the platform's cashier. */
  deeplinkCashierOff: boolean;
  /** No test at all. */
  disabled: boolean;
  /** Chance has given this visitor their variants; until then they have the first of each. */
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
  /** The site lets itself be tried by the address. */
  allowsQa: boolean;
}

/** What a visitor gets: the variants that they had, as far as these still exist; in QA mode those that the address asks for. */
export function setUpExperiments(
  stored: Partial<Readonly<Variants & Pick<Experiments, 'isDrawn'>>>,
  { available, search, allowsQa }: Setup,
): Experiments {
  const qaMode = allowsQa && isOn(search, 'PgTstQA');
  const flag = (name: string) => qaMode && isOn(search, name);
  const disabled = flag('PgTstOff');
  const postOff = flag('PgTstPostOff');
  const choose = (name: ExperimentName): string => {
    const [first] = available[name];
    if (disabled || (postOff && afterwards.has(name))) return first;
    const asked = qaMode ? search.get(parameters[name]) : null;
    const wanted = asked ?? stored[name] ?? first;
    return available[name].includes(wanted) ? wanted : first;
  };
  const variants = Object.fromEntries(experimentNames.map((name) => [name, choose(name)])) as Variants;
  const { isDrawn = false } = stored;
  return { ...variants, qaMode, postOff, deeplinkCashierOff: flag('PgTstPltCashOff'), disabled, isDrawn };
}

/** Gives each variant the same chance. `random` is from 0 to below 1. */
export function drawVariants(available: AvailableVariants, random: () => number): Variants {
  const draw = (name: ExperimentName) => available[name][Math.floor(random() * available[name].length)];
  return Object.fromEntries(experimentNames.map((name) => [name, draw(name)])) as Variants;
}
