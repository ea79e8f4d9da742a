/** The browser's offer to install the site; TypeScript does not have it yet. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Where `boot.ts` leaves an offer that came before this code. */
export const installEvent = () => (window as { installEvent?: InstallEvent }).installEvent;
