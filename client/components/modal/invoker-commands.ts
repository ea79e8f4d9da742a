/** Whether buttons with `command` open and close dialogs by themselves; where they do, a script that did it too would be in the way. */
export const knowsCommands = (): boolean => 'commandForElement' in HTMLButtonElement.prototype;
