import { knownBrands } from '../../brands/index.ts';
import { suffixOf } from '../../shared/deployment/named-services.ts';
import { findUnknownNames, type UnknownName } from '../../shared/deployment/unknown-names.ts';
import type { Environment } from './read.ts';
import { brandVariables, serviceNames, variables } from './variables.ts';

const origins = serviceNames.map((name) => `${name}_ORIGIN`);

/** Variables that are probably misspelt settings of the site. They have no effect. */
export const findUnknownVariables = (environment: Environment): UnknownName[] =>
  findUnknownNames(environment, {
    names: [...Object.keys(variables), 'SERVICES_ORIGIN', ...origins],
    brandNames: [...Object.keys(brandVariables), ...origins],
    // A market that is not open may have its settings already.
    suffixes: knownBrands.map(({ id }) => suffixOf(id)),
    prefixes: ['ADMIN_', 'CACHE_', 'PURGE_', 'UPSTREAM_'],
  });
