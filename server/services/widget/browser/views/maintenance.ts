import type { Context, View } from '../context.ts';
import { button, element } from '../element.ts';

export function maintenanceView({ text, close }: Context): View {
  return {
    module: 'maintenance',
    title: text('maintenanceTitle'),
    content: [element('p', { class: 'lead' }, text('maintenanceText')), button(text('close'), 'primary', close)],
  };
}
