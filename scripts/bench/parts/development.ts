import { Failure } from '../../terminal/failure.ts';
import { freePort } from '../../run/port.ts';
import { sendRequest, home } from '../send-request.ts';
import { type Bench, servicesEnvironment } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { startDevelopment } from '../programs/development.ts';
import { median } from '../statistics.ts';

/** A component of every page. */
const component = 'client/components/footer/footer.tsx';

/** Time from saving a component until open pages reload, for `npm run dev` in a copy of the sources. */
export async function measureDevelopment({ isQuick, logProgress }: Bench): Promise<Figure[]> {
  logProgress('changes of a component');
  const port = await freePort();
  const environment = { ...(await servicesEnvironment(1)), SERVICES_PORT: String(await freePort()) };
  await using development = await startDevelopment(port, environment);
  // A developer reloads the page after each change.
  const look = async () => (await sendRequest(port, home)).body.toString();
  const times: number[] = [];
  for (let round = 0; round < (isQuick ? 2 : 5); round += 1) {
    const mark = `data-round="${round}"`;
    const { ms, takeBack } = await development.change(component, /<footer/, `<footer ${mark}`);
    if (!(await look()).includes(mark)) throw new Failure(`[bench] npm run dev did not show a change of ${component}.`);
    times.push(ms, await takeBack());
    await look();
  }
  return [
    {
      id: 'server.development',
      title: 'npm run dev: a change until pages are notified',
      value: median(times) / 1000,
      unit: 's',
      target: { of: 'value', atMost: 1 },
    },
  ];
}
