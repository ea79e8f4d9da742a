/** Whether the platform is closed for maintenance: one switch for all services. */
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
