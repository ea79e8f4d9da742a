/** Whether the browser supports `command` on buttons; a script that did the same would conflict with it. */
export const knowsCommands = (): boolean => 'commandForElement' in HTMLButtonElement.prototype;
