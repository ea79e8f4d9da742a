/** Icon of controls that open a game's facts. */
export const circledI = 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 11v5.5m0-8.9v.1';
