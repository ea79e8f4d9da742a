import * as v from 'valibot';
import {
  type WidgetConfig,
  widgetConfig,
  type WidgetEvent,
  type WidgetEventName,
  widgetEvents,
} from '../../shared/contract/account.ts';

/** What the widget tells is as foreign as any answer; undefined when it does not fit. */
export function readEvent<Name extends WidgetEventName>(name: Name, detail: unknown): WidgetEvent<Name> | undefined {
  const result = v.safeParse(widgetEvents[name], detail);
  return result.success ? result.output : undefined;
}

/** What the page says of the widget; undefined when it does not fit. */
export function readWidgetConfig(config: unknown): WidgetConfig | undefined {
  const result = v.safeParse(widgetConfig, config);
  return result.success ? result.output : undefined;
}
