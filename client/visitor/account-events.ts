import * as v from 'valibot';
import {
  type WidgetConfig,
  widgetConfig,
  type WidgetEvent,
  type WidgetEventName,
  widgetEvents,
} from '../../shared/contract/account.ts';

/** Parses an event of the widget, which is external input. Undefined when it is invalid. */
export function readEvent<Name extends WidgetEventName>(name: Name, detail: unknown): WidgetEvent<Name> | undefined {
  const result = v.safeParse(widgetEvents[name], detail);
  return result.success ? result.output : undefined;
}

/** The widget's configuration in the page. Undefined when it is invalid. */
export function readWidgetConfig(config: unknown): WidgetConfig | undefined {
  const result = v.safeParse(widgetConfig, config);
  return result.success ? result.output : undefined;
}
