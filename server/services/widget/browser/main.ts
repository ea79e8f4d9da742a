import { createWidget } from './widget.ts';

/** The script's own URL locates its service, with and without the site's proxy. */
const { src } = document.currentScript as HTMLScriptElement;

Object.assign(window, { sonAuth: createWidget(new URL('.', src)) });
