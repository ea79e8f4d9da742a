import type { Screen, ScreenName } from '../context.ts';
import { feedbackView } from './feedback.ts';
import { forgottenView } from './forgotten.ts';
import { limitsView } from './limits.ts';
import { loginView } from './login.ts';
import { maintenanceView } from './maintenance.ts';
import { bankView, payView } from './pay-n-play.ts';
import { registerView } from './register.ts';
import { welcomeView } from './welcome.ts';

/** Every screen by the name by which others lead to it. */
export const screens: Readonly<Record<ScreenName, Screen>> = {
  login: loginView,
  forgotten: forgottenView,
  register: registerView,
  pay: payView,
  bank: bankView,
  welcome: welcomeView,
  limits: limitsView,
  feedback: feedbackView,
  maintenance: maintenanceView,
};
