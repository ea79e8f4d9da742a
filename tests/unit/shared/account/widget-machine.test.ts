import { describe, expect, it } from 'vitest';
import {
  activate,
  commandWidget,
  reduceWidget,
  idleWidget,
  type WidgetCommand,
  type WidgetEffect,
  type WidgetAction,
  type WidgetRules,
  type WidgetState,
  type WidgetView,
} from '../../../../shared/account/widget-machine.ts';
import { restrictions } from '../../../../shared/contract/shell.ts';

const rules: WidgetRules = { restriction: 'none', canPlay: true, leavesAtOnce: false };

const isAction = (event: WidgetCommand | WidgetAction): event is WidgetAction =>
  ['ready', 'closed', 'clientUrl', 'loginFailed', 'entered', 'clientUrlMissing'].includes(event.type);

/** Final state after a series of events, and all effects on the way. */
function run(events: readonly (WidgetCommand | WidgetAction)[], given: Partial<WidgetRules> = {}) {
  let state: WidgetState = idleWidget;
  const effects: WidgetEffect[] = [];
  for (const event of events) {
    const all = { ...rules, ...given };
    const step = isAction(event) ? reduceWidget(state, event, all) : commandWidget(state, event, all);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const ready = { type: 'ready' } as const;
const open = { type: 'open' } as const;
const login = { type: 'activateLogin' } as const;
const register = { type: 'activateRegister' } as const;
const go = { type: 'goToPlatform' } as const;
const url = { type: 'clientUrl', url: 'https://play.example/' } as const;

describe('the widget', () => {
  it.each<[type: WidgetCommand['type'], view: WidgetView, module: string | undefined]>([
    ['activateNone', 'none', undefined],
    ['activateMaintenance', 'maintenance', undefined],
    ['activateLogin', 'login', 'login'],
    ['activateRegister', 'registration', 'register'],
    ['activateForgotPassword', 'forgotPassword', 'resetPassword'],
    ['activateFeedback', 'feedback', 'feedback'],
  ])('ACC-04 %s leads to %s, and opening that shows %s', (type, view, module) => {
    const { state, effects } = run([ready, { type }, open]);
    expect(state.view).toBe(view);
    expect(effects).toEqual(module ? [{ do: 'open', module }] : []);
  });

  it('ACC-04 has a command for each module', () => {
    expect(activate).toEqual({
      login: 'activateLogin',
      register: 'activateRegister',
      resetPassword: 'activateForgotPassword',
      feedback: 'activateFeedback',
      geoBlock: 'activateNone',
    });
  });

  it('ACC-04 waits with opening until it is ready', () => {
    expect(run([login, open]).effects).toEqual([]);
    expect(run([login, open, ready]).effects).toEqual([{ do: 'open', module: 'login' }]);
  });

  it('ACC-04 opens late what was wanted last', () => {
    expect(run([login, open, register, ready]).effects).toEqual([{ do: 'open', module: 'register' }]);
    expect(run([login, open, { type: 'close' }, ready]).effects).toEqual([]);
  });

  it('ACC-04 shows another module while it is open', () => {
    expect(run([ready, login, open, register]).effects).toEqual([
      { do: 'open', module: 'login' },
      { do: 'open', module: 'register' },
    ]);
  });

  it.each(['activateMaintenance', 'activateNone'] as const)('ACC-04 is closed by %s', (type) => {
    const { state, effects } = run([ready, login, open, { type }]);
    expect(effects.at(-1)).toEqual({ do: 'close' });
    expect(state.isOpen).toBe(false);
  });

  it('ACC-04 is closed by its own button too, and opens again', () => {
    const { state, effects } = run([ready, login, open, { type: 'closed' }, open]);
    expect(state.isOpen).toBe(true);
    expect(effects).toHaveLength(2);
  });

  it('ACC-04 holds the address of the platform until it is told to go', () => {
    expect(run([ready, url]).effects).toEqual([]);
    expect(run([ready, url, go]).effects).toEqual([{ do: 'goToPlatform', url: url.url }]);
    expect(run([ready, go, url]).effects).toEqual([{ do: 'goToPlatform', url: url.url }]);
  });

  it('ACC-04 proceeds at once in Pay N Play', () => {
    expect(run([ready, url], { leavesAtOnce: true }).effects).toEqual([{ do: 'goToPlatform', url: url.url }]);
  });

  it('ACC-04 switches to the skin that a failed login supplies', () => {
    const failed = { type: 'loginFailed', code: 'USER_BELONGS_TO_SIBLING_SKIN', skin: 'OTHER' } as const;
    const { state, effects } = run([ready, login, open, failed]);
    expect(state.skin).toBe('OTHER');
    expect(effects.at(-1)).toEqual({ do: 'open', module: 'login', skin: 'OTHER' });
    expect(run([ready, login, open, { ...failed, code: 'USER_LOCKED' }]).state.skin).toBeUndefined();
    expect(run([ready, login, open, { type: 'loginFailed', code: failed.code }]).state.skin).toBeUndefined();
  });

  it.each(restrictions)('ACC-04 takes commands under %s or ignores them all', (restriction) => {
    const ignores = ['blocked', 'fullyblocked', 'accountblocked'].includes(restriction);
    for (const type of [
      'activateLogin',
      'activateRegister',
      'activateForgotPassword',
      'activateMaintenance',
    ] as const) {
      expect(run([ready, { type }], { restriction }).state.view === 'none').toBe(ignores);
    }
    const { effects } = run([ready, login, open, url, go], { restriction });
    expect(effects).toHaveLength(ignores ? 0 : 2);
  });

  it('ACC-04 does not open what was wanted before the place forbade it', () => {
    const wanted = run([login, open]).state;
    expect(reduceWidget(wanted, ready, { ...rules, restriction: 'blocked' }).effects).toEqual([]);
  });

  it.each([
    ['a command after the URL', [url, go], {}],
    ['a URL after the command', [go, url], {}],
    ['Pay N Play', [url], { leavesAtOnce: true }],
    ['a login without a URL', [go, { type: 'entered' }, { type: 'clientUrlMissing' }], {}],
  ] as const)('ACC-12 ACC-04 never leads to the platform where games cannot be played: %s', (_, events, given) => {
    const leaves = (canPlay: boolean) =>
      run(events, { ...given, canPlay }).effects.some((effect) => effect.do === 'goToPlatform');
    expect([leaves(true), leaves(false)]).toEqual([true, false]);
  });

  it('ACC-12 goes to the brand’s own platform when no URL comes after a login', () => {
    const { effects } = run([go, { type: 'entered' }, { type: 'clientUrlMissing' }]);
    expect(effects).toEqual([{ do: 'awaitClientUrl' }, { do: 'goToPlatform' }]);
    expect(run([go, { type: 'entered' }, url, { type: 'clientUrlMissing' }]).effects).toEqual([
      { do: 'awaitClientUrl' },
      { do: 'goToPlatform', url: url.url },
    ]);
  });
});
