import { Agent, request } from 'node:http';

export interface Plan {
  readonly path: string;
  readonly method?: string;
  readonly body?: string;
  /** Status of a correct response. */
  readonly status: number;
}

export interface Outcome {
  readonly plan: Plan;
  /** When the request was sent, by `performance.now()`. */
  readonly begunAt: number;
  /** Time of the response's head, undefined when there was none. */
  readonly headAt: number | undefined;
  readonly text: string;
  /** Empty when the response is correct and complete. */
  readonly problem: string;
}

const host = 'en.localhost';

/** A request without a response after this time (ms) has failed. */
const limitMs = 30_000;

const isPage = ({ path, method = 'GET' }: Plan) => method === 'GET' && !path.startsWith('/assets/');

function send(port: number, plan: Plan, agent: Agent): Promise<Outcome> {
  const { path, method = 'GET', body, status } = plan;
  const begunAt = performance.now();
  let headAt: number | undefined;
  let text = '';
  return new Promise((resolve) => {
    const end = (problem: string) => resolve({ plan, begunAt, headAt, text, problem });
    const headers = {
      host,
      ...(body !== undefined && { origin: `http://${host}`, 'content-type': 'application/json' }),
    };
    const signal = AbortSignal.timeout(limitMs);
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent, signal }, (incoming) => {
      headAt = performance.now();
      incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      incoming.once('close', () => {
        const isWhole = incoming.complete && (!isPage(plan) || text.trimEnd().endsWith('</html>'));
        if (!isWhole) return end('broken');
        end(incoming.statusCode === status ? '' : `status ${incoming.statusCode}`);
      });
      incoming.on('error', () => undefined);
    });
    outgoing.once('error', ({ message }) => end(message));
    outgoing.end(body);
  });
}

/** More than ever wait for healthy instances. Without a limit, a busy machine is overloaded and fails its health checks. */
const mostInFlight = 20;

/**
 * Sends `perSecond` requests a second to the port until it is stopped, also while some wait for a response. `next` says what
 * the nth one is. `stop` resolves with all outcomes once the last response is there.
 */
export function startLoad(port: number, perSecond: number, next: (index: number) => Plan) {
  const agent = new Agent({ keepAlive: true });
  const begunAt = performance.now();
  const outcomes: Promise<Outcome>[] = [];
  let inFlight = 0;
  const sendNext = async () => {
    inFlight += 1;
    const outcome = await send(port, next(outcomes.length), agent);
    inFlight -= 1;
    return outcome;
  };
  const timer = setInterval(() => {
    const due = ((performance.now() - begunAt) / 1_000) * perSecond;
    while (outcomes.length < due && inFlight < mostInFlight) outcomes.push(sendNext());
  }, 1_000 / perSecond);
  return {
    /** Resolves when the nth next response is there. */
    async passed(count: number) {
      const wanted = outcomes.length + count;
      while (outcomes.length < wanted)
        await new Promise<void>((resolve) => void setTimeout(resolve, 1_000 / perSecond));
      await Promise.all(outcomes.slice(0, wanted));
    },
    async stop(): Promise<Outcome[]> {
      clearInterval(timer);
      const all = await Promise.all(outcomes);
      agent.destroy();
      return all;
    },
  };
}
