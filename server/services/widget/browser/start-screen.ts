import type { WidgetModule } from '../../../../shared/contract/account.ts';
import type { Context, ScreenName } from './context.ts';

/** Where each module begins; nothing for one that this culture does not have. */
export function startScreen({ settings, state }: Context, module: WidgetModule): ScreenName | undefined {
  const { usePnpRegistration, feedbacksEnabled } = settings;
  switch (module) {
    case 'login':
      if (state.mode === 'depositlimits' && state.player) return 'limits';
      return usePnpRegistration ? 'bank' : 'login';
    case 'register':
      return usePnpRegistration ? 'pay' : 'register';
    case 'resetPassword':
      return usePnpRegistration ? 'bank' : 'forgotten';
    case 'feedback':
      return feedbacksEnabled ? 'feedback' : undefined;
    case 'maintenance':
      return 'maintenance';
  }
}
