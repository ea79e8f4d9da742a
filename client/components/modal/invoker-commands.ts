/** Whether the browser supports `command` on buttons. Where it does, scripts must not open the dialog a second time. */
export const knowsCommands = (): boolean => 'commandForElement' in HTMLButtonElement.prototype;
