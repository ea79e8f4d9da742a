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
import { restrictions } from '../../../../shared/contract/visitor-services.ts';

const rules: WidgetRules = { restriction: 'none', canPlay: true, goesToPlatform: false };

const isAction = (event: WidgetCommand | WidgetAction): event is WidgetAction =>
  ['ready', 'closed', 'clientUrl', 'loginFailed', 'entered', 'clientUrlMissing'].includes(event.type);

/** Returns the final state after a series of events, and all effects. */
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

describe('widget state machine', () => {
  it.each<[type: WidgetCommand['type'], view: WidgetView, module: string | undefined]>([
    ['activateNone', 'none', undefined],
    ['activateMaintenance', 'maintenance', undefined],
    ['activateLogin', 'login', 'login'],
    ['activateRegister', 'registration', 'register'],
    ['activateForgotPassword', 'forgotPassword', 'resetPassword'],
    ['activateFeedback', 'feedback', 'feedback'],
  ])('ACC-04 %s sets the view %s, and opening it shows %s', (type, view, module) => {
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

  it('ACC-04 delays opening until the widget is ready', () => {
    expect(run([login, open]).effects).toEqual([]);
    expect(run([login, open, ready]).effects).toEqual([{ do: 'open', module: 'login' }]);
  });

  it('ACC-04 opens the last requested module when the widget becomes ready', () => {
    expect(run([login, open, register, ready]).effects).toEqual([{ do: 'open', module: 'register' }]);
    expect(run([login, open, { type: 'close' }, ready]).effects).toEqual([]);
  });

  it('ACC-04 switches the module of an open widget', () => {
    expect(run([ready, login, open, register]).effects).toEqual([
      { do: 'open', module: 'login' },
      { do: 'open', module: 'register' },
    ]);
  });

  it.each(['activateMaintenance', 'activateNone'] as const)('ACC-04 closes the widget on %s', (type) => {
    const { state, effects } = run([ready, login, open, { type }]);
    expect(effects.at(-1)).toEqual({ do: 'close' });
    expect(state.isOpen).toBe(false);
  });

  it('ACC-04 can be opened again after it was closed by its own button', () => {
    const { state, effects } = run([ready, login, open, { type: 'closed' }, open]);
    expect(state.isOpen).toBe(true);
    expect(effects).toHaveLength(2);
  });

  it('ACC-04 goes to the platform only after both the URL and the command have arrived', () => {
    expect(run([ready, url]).effects).toEqual([]);
    expect(run([ready, url, go]).effects).toEqual([{ do: 'goToPlatform', url: url.url }]);
    expect(run([ready, go, url]).effects).toEqual([{ do: 'goToPlatform', url: url.url }]);
  });

  it('ACC-04 goes to the platform immediately in Pay N Play', () => {
    expect(run([ready, url], { goesToPlatform: true }).effects).toEqual([{ do: 'goToPlatform', url: url.url }]);
  });

  it('ACC-04 switches to the skin that a failed login supplies', () => {
    const failed = { type: 'loginFailed', code: 'USER_BELONGS_TO_SIBLING_SKIN', skin: 'OTHER' } as const;
    const { state, effects } = run([ready, login, open, failed]);
    expect(state.skin).toBe('OTHER');
    expect(effects.at(-1)).toEqual({ do: 'open', module: 'login', skin: 'OTHER' });
    expect(run([ready, login, open, { ...failed, code: 'USER_LOCKED' }]).state.skin).toBeUndefined();
    expect(run([ready, login, open, { type: 'loginFailed', code: failed.code }]).state.skin).toBeUndefined();
  });

  it.each(restrictions)('ACC-04 ignores commands under %s if accounts are blocked', (restriction) => {
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

  it('ACC-04 does not open a requested module after the location has been blocked', () => {
    const wanted = run([login, open]).state;
    expect(reduceWidget(wanted, ready, { ...rules, restriction: 'blocked' }).effects).toEqual([]);
  });

  it.each([
    ['a command after the URL', [url, go], {}],
    ['a URL after the command', [go, url], {}],
    ['Pay N Play', [url], { goesToPlatform: true }],
    ['a login without a URL', [go, { type: 'entered' }, { type: 'clientUrlMissing' }], {}],
  ] as const)('ACC-12 ACC-04 never goes to the platform where games cannot be played: %s', (_, events, given) => {
    const leaves = (canPlay: boolean) =>
      run(events, { ...given, canPlay }).effects.some((effect) => effect.do === 'goToPlatform');
    expect([leaves(true), leaves(false)]).toEqual([true, false]);
  });

  it('ACC-12 goes to the brand’s own platform URL when none arrives after a login', () => {
    const { effects } = run([go, { type: 'entered' }, { type: 'clientUrlMissing' }]);
    expect(effects).toEqual([{ do: 'awaitClientUrl' }, { do: 'goToPlatform' }]);
    expect(run([go, { type: 'entered' }, url, { type: 'clientUrlMissing' }]).effects).toEqual([
      { do: 'awaitClientUrl' },
      { do: 'goToPlatform', url: url.url },
    ]);
  });
});
