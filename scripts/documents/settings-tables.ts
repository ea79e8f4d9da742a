import * as v from 'valibot';
import { knownBrands } from '../../brands/index.ts';
import { suffixOf } from '../../shared/deployment/named-services.ts';
import { loadModule } from '../build/load-module.ts';
import { table } from './sections.ts';

const text = v.string();
const described = v.record(text, v.object({ meaning: text, example: text }));
const defined = v.record(text, v.object({ fallback: text, needs: text }));

const siteModule = v.object({ variables: defined, brandVariables: defined, servicePaths: v.record(text, text) });
const siteDescriptions = v.object({
  variableDescriptions: described,
  brandDescriptions: described,
  serviceDescriptions: v.record(text, text),
});
const servicesModule = v.object({
  settings: v.object({ entries: v.record(text, v.object({ default: v.optional(text) })) }),
});
const servicesDescriptionModule = v.object({ servicesDescriptions: described });

const code = (value: string) => (value === '' ? '' : `\`${value}\``);

const head = ['variable', 'meaning', 'default', 'example'];
const headOfSite = ['variable', 'meaning', 'accepts', 'default', 'example'];
const suffix = '_<BRAND>';

/** The settings tables of `OPERATIONS.md`, as Markdown. */
export async function readSettingTables(root: string): Promise<{ site: string; services: string }> {
  const read = (path: string) => loadModule(root, path);
  const site = v.parse(siteModule, await read('server/config/variables.ts'));
  const texts = v.parse(siteDescriptions, await read('server/config/descriptions.ts'));
  const services = v.parse(servicesModule, await read('server/services/config.ts'));
  const servicesTexts = v.parse(servicesDescriptionModule, await read('server/services/config-descriptions.ts'));

  const rows = (
    list: Readonly<Record<string, { fallback: string; needs: string }>>,
    descriptions: Readonly<Record<string, { meaning: string; example: string }>>,
    ending = '',
  ) =>
    Object.entries(list).map(([name, { fallback, needs }]) => {
      const { meaning = '', example = '' } = descriptions[name] ?? {};
      return [code(name + ending), meaning, needs, code(fallback), code(example)];
    });
  const origins = Object.entries(site.servicePaths).map(([name, path]) => [
    code(`${name}_ORIGIN`),
    texts.serviceDescriptions[name] ?? '',
    code(`SERVICES_ORIGIN + ${path}`),
    code(`https://services.example${path}`),
  ]);
  const suffixes = knownBrands.map(({ id }) => code(`_${suffixOf(id)}`)).join(', ');
  const servicesRows = Object.entries(services.settings.entries).map(([name, { default: fallback = '' }]) => {
    const { meaning = '', example = '' } = servicesTexts.servicesDescriptions[name] ?? {};
    return [code(name), meaning, code(fallback), code(example)];
  });

  return {
    site: [
      '### The process',
      table(headOfSite, rows(site.variables, texts.variableDescriptions)),
      '### Origins of the services',
      `Each of these variables also exists per brand, with a suffix: ${suffixes}. \`API_ORIGIN_DE\` wins over \`API_ORIGIN\`, and that over \`SERVICES_ORIGIN\`. Where none is set for a service, the site calls the brand's own host. The site starts only when \`SERVICES_ORIGIN\`, \`API_ORIGIN\`, \`API_ORIGIN_<BRAND>\` or \`API_HOST_<BRAND>\` is set, or \`SERVICES=embedded\`.`,
      table(head, [
        [
          code('SERVICES_ORIGIN'),
          'Origin of all services. Each service has its own path below it.',
          '',
          code('https://services.example'),
        ],
        ...origins,
      ]),
      '### Each brand',
      `\`<BRAND>\` stands for the brand's suffix: ${suffixes}. An empty variable leaves the value of \`brands/<id>/brand.ts\`.`,
      table(headOfSite, rows(site.brandVariables, texts.brandDescriptions, suffix)),
    ].join('\n\n'),
    services: table(head, servicesRows),
  };
}
