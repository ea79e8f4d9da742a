import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { root } from '../../../../scripts/run/root.ts';
import { variables } from '../../../../server/config/variables.ts';

const models = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
};

interface Resource {
  kind: keyof typeof models;
  apiVersion: string;
  spec: never;
}

const text = readFileSync(`${root}scripts/deploy/kubernetes.yaml`, 'utf8');
const resources = parseAllDocuments(text).map((document) => document.toJS() as Resource);
const find = <Kind extends keyof typeof models>(kind: Kind) => {
  const resource = resources.find((candidate) => candidate.kind === kind);
  return new models[kind](resource) as InstanceType<(typeof models)[Kind]>;
};

const site = find('Deployment').spec?.template?.spec;
const [container] = site?.containers ?? [];

describe('kubernetes.yaml', () => {
  it('OPS-04 has the resources that run the site', () => {
    expect(resources.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(models).toSorted());
  });

  it.each(resources.map((resource) => [resource.kind, resource] as const))(
    'OPS-04 has a %s that fits the schema of Kubernetes',
    (kind, resource) => {
      const model = new models[kind](resource);
      expect(model.apiVersion).toBe(resource.apiVersion);
      expect(() => model.validate()).not.toThrow();
    },
  );

  it('OPS-03 gives preStop and drain the time that they may take', () => {
    const preStop = container?.lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(preStop).toBeGreaterThan(0);
    expect(site?.terminationGracePeriodSeconds).toBeGreaterThan(preStop + 24);
    expect(container?.readinessProbe?.httpGet?.path).toBe('/readyz');
    expect(container?.livenessProbe?.httpGet?.path).toBe('/healthz');
  });

  it('OPS-04 runs without root and writes nowhere but to the shared files', () => {
    expect(site?.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    const { data = {} } = find('ConfigMap');
    expect(container?.volumeMounts?.map(({ mountPath }) => mountPath)).toEqual([data['ASSETS_DIR']]);
  });

  it('OPS-04 sets only settings that the site has, and no secret', () => {
    const names = Object.keys(find('ConfigMap').data ?? {});
    expect(names.filter((name) => !(name in variables) && name !== 'SERVICES_ORIGIN')).toEqual([]);
    expect(names.filter((name) => /KEY|TOKEN|SECRET/.test(name))).toEqual([]);
    // Kubernetes itself sets variables for each Service, like ADMIN_PORT.
    expect(site?.enableServiceLinks).toBe(false);
  });

  it('OPS-07 OPS-09 says of caches in front, purges, measurement and spans how they are set', () => {
    const names = Object.keys(find('ConfigMap').data ?? {});
    const settings = 'CDN_TAGS PURGE_URLS RUM OTEL_EXPORTER_OTLP_ENDPOINT OTEL_TRACES_SAMPLER_ARG'.split(' ');
    expect(names).toEqual(expect.arrayContaining(settings));
    const [comment = ''] = text.split('apiVersion');
    for (const secret of ['ADMIN_TOKEN', 'PURGE_SECRET', 'CACHE_URL']) expect(comment).toContain(secret);
    expect(container?.env?.find(({ name }) => name === 'OTEL_RESOURCE_ATTRIBUTES')?.value).toContain('$(POD_NAME)');
  });

  it('OPS-04 selects the pods of the Deployment everywhere', () => {
    const labels = find('Deployment').spec?.template?.metadata?.labels;
    expect(find('Service').spec?.selector).toEqual(labels);
    expect(find('PodDisruptionBudget').spec?.selector?.matchLabels).toEqual(labels);
    expect(find('NetworkPolicy').spec?.podSelector?.matchLabels).toEqual(labels);
    expect(find('HorizontalPodAutoscaler').spec?.scaleTargetRef.name).toBe(find('Deployment').metadata?.name);
  });
});
