import type { Brand, Tag } from '../../brands/index.ts';
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

/** Only the server calls the profile service. */
type PublicService = Exclude<ServiceVariable, 'PROFILE'>;

/** A brand as configured for this deployment. */
export interface BrandConfig {
  brand: Brand;
  cultures: readonly Culture[];
  /** Public origin for all absolute URLs of the brand's pages. */
  origin: string;
  /** Lower-case host names that serve this brand. */
  hosts: readonly string[];
  /** URL of each service for the server, without a trailing slash. */
  services: Readonly<Record<ServiceVariable, string>>;
  /** URLs of the services for browsers. Paths without a host when the server proxies the calls. */
  publicServices: Readonly<Record<PublicService, string>>;
  /** Pages may load the demo tags of the embedded services. */
  demoTags: boolean;
  /** The query parameters `gl` and `dem` take effect. */
  emulation: boolean;
  /** Token that a URL must contain to show a draft. Empty where drafts are public. Secret. */
  previewToken: string;
  /** Key that authenticates the site at the profile service. Secret. */
  profileKey: string;
}

/** Path prefix of the embedded services' demo tags. */
const demoTagPath = '/tags/';

type TagName = Exclude<keyof Brand['thirdPartySettings'], 'consentMode'>;

interface Options {
  reader: Reader;
  proxiesServices: boolean;
  emulation: boolean;
  demoTags: boolean;
  extraHosts: readonly (readonly [host: string, brand: string])[];
}

/** Hosts by which a browser on the same machine reaches the default brand. */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

const publicOf = ({ PROFILE: _, ...others }: Readonly<Record<ServiceVariable, string>>) => others;

/** Whether browsers would block a URL as mixed content on a secure page. Loopback counts as secure. */
const isPlainHttp = (url: string) =>
  url.startsWith('http:') && !localHosts.includes(new URL(url).hostname.replace(/^.*\.localhost$/, 'localhost'));

/** Applies the environment to a brand. Its own variable wins over the common one, and both over the brand's facts. */
export function readBrand(
  facts: Brand,
  { reader, proxiesServices, emulation, demoTags, extraHosts }: Options,
): BrandConfig {
  const suffix = suffixOf(facts.id);
  const own = <Name extends keyof typeof brandVariables>(name: Name): string =>
    reader.read<string>(`${name}_${suffix}`, brandVariables[name]);
  const tag = (name: TagName, variable: 'ANALYTICS' | 'AD_PIXEL' | 'CLICK_FRAUD') => {
    const id = own(`${variable}_ID`);
    const found = makeTag(facts.thirdPartySettings[name], {
      id,
      script: own(`${variable}_SCRIPT_URL`),
      demoOrigin: demoTags ? publicServices.TAGS : undefined,
    });
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
  const located: Brand = {
    ...facts,
    host,
    api,
    platformUrl,
    arcadeAppUrl: own('ARCADE_APP_URL') || facts.arcadeAppUrl,
    internalImgCdnHost,
    supportEmail: own('SUPPORT_EMAIL') || facts.supportEmail,
  };
  const shared = reader.read('SERVICES_ORIGIN', optionalOrigin);
  const service = (name: ServiceVariable) =>
    reader.read(`${name}_ORIGIN_${suffix}`, optionalOrigin) ||
    reader.read(`${name}_ORIGIN`, optionalOrigin) ||
    (shared ? shared + servicePaths[name] : brandDefault(located, name));
  const services = Object.fromEntries(serviceNames.map((name) => [name, service(name)])) as BrandConfig['services'];
  const called = publicOf(services);
  const publicServices = proxiesServices ? { ...publicOf(servicePaths), PLATFORM: services.PLATFORM } : called;
  const brand: Brand = {
    ...located,
    thirdPartySettings: {
      consentMode:
        reader.read(`CONSENT_MODE_${suffix}`, brandVariables.CONSENT_MODE) || facts.thirdPartySettings.consentMode,
      ...tag('analytics', 'ANALYTICS'),
      ...tag('adPixel', 'AD_PIXEL'),
      ...tag('clickFraud', 'CLICK_FRAUD'),
    },
  };
  const origin = own('ORIGIN') || `https://${host}`;
  for (const [name, url] of Object.entries(called)) {
    if (!proxiesServices && origin.startsWith('https:') && isPlainHttp(url))
      reader.report(`${name}_ORIGIN is "${url}"; browsers call it from ${origin}, so it needs https.`);
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
    publicServices,
    demoTags,
    emulation,
    previewToken: reader.read('PREVIEW_TOKEN', variables.PREVIEW_TOKEN),
    profileKey: own('PROFILE_KEY') || reader.read('PROFILE_KEY', variables.PROFILE_KEY),
  };
}

/** URL of a service that no variable sets: the brand's own host. */
function brandDefault(brand: Brand, name: ServiceVariable): string {
  if (name === 'PLATFORM') return brand.platformUrl.replace(/\/+$/, '');
  if (name === 'IMAGE') return `https://${brand.internalImgCdnHost}`;
  return name === 'API' ? `https://${brand.api}` : `https://${brand.api}${servicePaths[name]}`;
}

/**
 * A brand's tag with the environment's overrides. The script reads its id from its URL
 * (`https://tags.example/tag.js?id=A-1`). Undefined without a script.
 */
function makeTag(
  facts: Tag | undefined,
  { id: givenId, script: givenScript, demoOrigin }: { id: string; script: string; demoOrigin: string | undefined },
): Tag | undefined {
  const script = givenScript || locate(facts?.scriptUrl ?? '', demoOrigin);
  if (!script) return undefined;
  const id = givenId || (givenScript ? '' : (facts?.id ?? ''));
  // A demo tag under the site's own origin is a path without a host.
  const isPath = script.startsWith('/');
  const url = new URL(script, 'https://site.invalid');
  if (id) url.searchParams.set('id', id);
  return { id, scriptUrl: isPath ? url.pathname + url.search : url.href, cookies: facts?.cookies ?? [] };
}

/** URL of a brand's script. Empty for a demo tag where those are disabled. */
const locate = (script: string, demoOrigin: string | undefined): string =>
  script.startsWith(demoTagPath) ? (demoOrigin ? `${demoOrigin}/${script.slice(demoTagPath.length)}` : '') : script;
