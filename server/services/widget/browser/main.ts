import { createWidget } from './widget.ts';

/** The script's own address tells where its service is, whichever way the page reaches it. */
const { src } = document.currentScript as HTMLScriptElement;

Object.assign(window, { sonAuth: createWidget(new URL('.', src)) });
