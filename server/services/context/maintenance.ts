/** Whether the platform is closed for work; one switch for all services that ask. */
export interface Maintenance {
  isOn(): boolean;
  turn(on: boolean): void;
}

export function createMaintenance(initially: boolean): Maintenance {
  let on = initially;
  return {
    isOn: () => on,
    turn(value) {
      on = value;
    },
  };
}
