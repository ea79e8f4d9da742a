import type { Brand } from '../../brands/index.ts';
import { type Culture, cultures } from '../../locales/index.ts';
import { suffixOf } from '../../shared/deployment/named-services.ts';
import type { Reader } from './read.ts';
import {
  brandVariables,
  optionalOrigin,
  serviceNames,
  servicePaths,
  type ServiceVariable,
  variables,
} from './variables.ts';

/** The profile service is called by the server alone. */
type PublicService = Exclude<ServiceVariable, 'PROFILE'>;

/** A brand as this deployment runs it. */
export interface RuntimeBrand {
  brand: Brand;
  cultures: readonly Culture[];
  /** Public origin: all that a page says of its own address. */
  origin: string;
  /** Lower-case host names that show this brand. */
  hosts: readonly string[];
  /** Where the server finds each service; without a slash at the end. */
  services: Readonly<Record<ServiceVariable, string>>;
  /** Where a browser finds the ones that it calls: empty-host paths when the server passes calls on. */
  publicServices: Readonly<Record<PublicService, string>>;
  /** `gl` and `dem` take effect. */
  emulation: boolean;
  /** What an address must hold to show a draft; empty where everybody may. A secret. */
  previewToken: string;
  /** What proves to the profile service that the site asks. A secret. */
  profileKey: string;
}

type TagName = Exclude<keyof Brand['thirdPartySettings'], 'consentMode'>;
type Tag = NonNullable<Brand['thirdPartySettings'][TagName]>;

interface Options {
  reader: Reader;
  passOn: boolean;
  emulation: boolean;
  extraHosts: readonly (readonly [host: string, brand: string])[];
}

/** Hosts on which a browser on the same machine finds the default brand. */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

const publicOf = ({ PROFILE: _, ...others }: Readonly<Record<ServiceVariable, string>>) => others;

/** What browsers refuse to call from a secure page, where this machine itself counts as secure. */
const isPlainHttp = (address: string) =>
  address.startsWith('http:') &&
  !localHosts.includes(new URL(address).hostname.replace(/^.*\.localhost$/, 'localhost'));

/** A brand with what the environment sets anew: its own variable wins over the common one, and both over the brand's facts. */
export function readBrand(facts: Brand, { reader, passOn, emulation, extraHosts }: Options): RuntimeBrand {
  const suffix = suffixOf(facts.id);
  const own = <Name extends keyof typeof brandVariables>(name: Name): string =>
    reader.read<string>(`${name}_${suffix}`, brandVariables[name]);
  const tag = (name: TagName, variable: 'ANALYTICS' | 'AD_PIXEL' | 'CLICK_FRAUD') => {
    const id = own(`${variable}_ID`);
    const found = makeTag(facts.thirdPartySettings[name], id, own(`${variable}_SCRIPT_URL`));
    if (id && !found) {
      const needed = `${variable}_SCRIPT_URL_${suffix}`;
      reader.report(`${variable}_ID_${suffix} is "${id}"; it needs ${needed}, the script that it is for.`);
    }
    return found && { [name]: found };
  };
  const host = own('HOST') || facts.host;
  const platformUrl = own('PLATFORM_URL') || facts.platformUrl;
  const api = own('API_HOST') || facts.api;
  const internalImgCdnHost = own('IMAGE_CDN_HOST') || facts.internalImgCdnHost;
  const brand: Brand = {
    ...facts,
    host,
    api,
    platformUrl,
    internalImgCdnHost,
    supportEmail: own('SUPPORT_EMAIL') || facts.supportEmail,
    thirdPartySettings: {
      consentMode: facts.thirdPartySettings.consentMode,
      ...tag('analytics', 'ANALYTICS'),
      ...tag('adPixel', 'AD_PIXEL'),
      ...tag('clickFraud', 'CLICK_FRAUD'),
    },
  };
  const shared = reader.read('SERVICES_ORIGIN', optionalOrigin);
  const service = (name: ServiceVariable) =>
    reader.read(`${name}_ORIGIN_${suffix}`, optionalOrigin) ||
    reader.read(`${name}_ORIGIN`, optionalOrigin) ||
    (shared ? shared + servicePaths[name] : brandDefault(brand, name));
  const services = Object.fromEntries(serviceNames.map((name) => [name, service(name)])) as RuntimeBrand['services'];
  const called = publicOf(services);
  const origin = own('ORIGIN') || `https://${host}`;
  for (const [name, address] of Object.entries(called)) {
    if (!passOn && origin.startsWith('https:') && isPlainHttp(address))
      reader.report(`${name}_ORIGIN is "${address}"; browsers call it from ${origin}, so it needs https.`);
  }
  return {
    brand,
    cultures: brand.cultures.map((code) => cultures[code]),
    origin,
    hosts: [
      host,
      ...brand.aliases,
      ...(brand.isDefault ? localHosts : []),
      ...extraHosts.filter(([, id]) => id === brand.id).map(([name]) => name),
    ].map((name) => name.toLowerCase()),
    services,
    publicServices: passOn ? { ...publicOf(servicePaths), PLATFORM: services.PLATFORM } : called,
    emulation,
    previewToken: reader.read('PREVIEW_TOKEN', variables.PREVIEW_TOKEN),
    profileKey: own('PROFILE_KEY') || reader.read('PROFILE_KEY', variables.PROFILE_KEY),
  };
}

/** Without a word from the environment the brand's own hosts are called. */
function brandDefault(brand: Brand, name: ServiceVariable): string {
  if (name === 'PLATFORM') return brand.platformUrl.replace(/\/+$/, '');
  if (name === 'IMAGE') return `https://${brand.internalImgCdnHost}`;
  return name === 'API' ? `https://${brand.api}` : `https://${brand.api}${servicePaths[name]}`;
}

/**
 * A brand's tag with what the environment says of it, in place of the brand's own: the script is told its id by its address
 * (`https://tags.example/tag.js?id=A-1`). Without a script there is none.
 */
function makeTag(facts: Tag | undefined, givenId: string, givenScript: string): Tag | undefined {
  const script = givenScript || facts?.scriptUrl;
  if (!script) return undefined;
  const id = givenId || (givenScript ? '' : (facts?.id ?? ''));
  const address = new URL(script);
  if (id) address.searchParams.set('id', id);
  return { id, scriptUrl: address.href };
}
