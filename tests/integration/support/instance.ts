import { afterAll, inject, onTestFinished } from 'vitest';
import { scrape } from './metrics.ts';
import { sendRequest } from './send-request.ts';
import { startSite } from './site.ts';

interface InstanceOptions {
  /** By default those that are shared by all files. */
  servicesOrigin?: string;
  env?: Readonly<Record<string, string>>;
  /** It stops after the file's last test, instead of after the test. */
  isForFile?: boolean;
}

/** Operator token of instances that may be purged. */
export const token = 'operator-token';

/** Starts a site with an admin port. It stops after the test. */
export async function startInstance({
  servicesOrigin = inject('servicesOrigin'),
  env = {},
  isForFile = false,
}: InstanceOptions) {
  const site = await startSite({ servicesOrigin, env: { ADMIN_PORT: '0', ADMIN_TOKEN: token, ...env } });
  (isForFile ? afterAll : onTestFinished)(async () => void (await site.stop()));
  const adminPort = Number((await site.logged('admin.ready'))['port']);
  const samples = () => scrape(adminPort);
  return {
    ...site,
    adminPort,
    samples,
    sample: async (name: string) => (await samples()).get(name),
    /** `X-Cache` of a page, after its status unless that is 200. */
    async stateOf(path: string) {
      const { status, headers } = await sendRequest(site.port, path);
      return status === 200 ? headers['x-cache'] : `${status} ${String(headers['x-cache'])}`;
    },
    async purge(body: { tags: readonly string[]; hard?: boolean }) {
      const { status, text } = await sendRequest(adminPort, '/_purge', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      return { status, ...(JSON.parse(text) as { pages?: number; detail?: string }) };
    },
  };
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;
