import type { WidgetModule } from '../../../../shared/contract/account.ts';
import type { Context, ScreenName } from './context.ts';
import { offersJoin } from './offers.ts';

/** Where each module begins; nothing for one that this culture does not have. */
export function startScreen(context: Context, module: WidgetModule): ScreenName | undefined {
  const { settings, state } = context;
  const { usePnpRegistration, feedbacksEnabled } = settings;
  switch (module) {
    case 'login':
      if (state.options?.target === 'depositlimits' && state.player) return 'limits';
      return usePnpRegistration ? 'bank' : 'login';
    case 'register':
      if (!offersJoin(context)) return undefined;
      return usePnpRegistration ? 'pay' : 'register';
    case 'resetPassword':
      return usePnpRegistration ? 'bank' : 'forgotten';
    case 'feedback':
      return feedbacksEnabled ? 'feedback' : undefined;
    case 'maintenance':
      return 'maintenance';
  }
}
