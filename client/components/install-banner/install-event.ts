/** The `beforeinstallprompt` event, which TypeScript doesn't declare yet. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The event that `boot.ts` stored before this code loaded. */
export const installEvent = () => (window as { installEvent?: InstallEvent }).installEvent;
